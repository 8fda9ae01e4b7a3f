import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'admin.describe-service',
  en,
  (language) => import(`./${language}`),
);

/** The return type of `useMessages`. */
export type TranslateDesigner = Translate<typeof en>;
