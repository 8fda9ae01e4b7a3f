import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useApplyMessages, FormattedMessage: ApplyMessage } = createMessages(
  'user.apply',
  en,
  (language) => import(`./${language}`),
);

export type TranslateApply = Translate<typeof en>;
