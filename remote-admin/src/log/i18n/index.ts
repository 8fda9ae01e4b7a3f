import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useLogMessages, FormattedMessage: LogMessage } = createMessages(
  'admin.log',
  en,
  (language) => import(`./${language}`),
);

export type TranslateLog = Translate<typeof en>;
