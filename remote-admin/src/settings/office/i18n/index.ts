import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useOfficeMessages } = createMessages(
  'admin.office',
  en,
  (language) => import(`./${language}`),
);

export type TranslateOffice = Translate<typeof en>;
