import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages('user', en);

/** The messages of this area by key, as `useMessages` gives them. */
export type TranslateUser = Translate<typeof en>;
