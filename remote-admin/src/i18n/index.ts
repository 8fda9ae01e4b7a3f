import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'admin',
  en,
  (language) => import(`./${language}`),
);

/** What `useMessages` gives, for rules with messages of their own. */
export type TranslateAdmin = Translate<typeof en>;
