import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages, FormattedMessage } = createMessages(
  'admin.describe-service',
  en,
  (language) => import(`./${language}`),
);

/** What `useMessages` gives. */
export type TranslateDesigner = Translate<typeof en>;
