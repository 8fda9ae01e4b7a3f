import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages('user', en);

/** What `useMessages` gives, for rules with messages of their own. */
export type TranslateUser = Translate<typeof en>;
