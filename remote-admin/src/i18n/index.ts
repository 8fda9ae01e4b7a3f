import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'admin',
  en,
  (language) => import(`./${language}`),
);

/** The return type of `useMessages`, for rules with their own messages. */
export type TranslateAdmin = Translate<typeof en>;
