import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useTextMessages, FormattedMessage: TextsMessage } = createMessages(
  'admin.texts',
  en,
  (language) => import(`./${language}`),
);

export type TranslateTexts = Translate<typeof en>;
