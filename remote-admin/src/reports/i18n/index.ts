import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: useReportMessages, FormattedMessage: ReportMessage } = createMessages(
  'admin.reports',
  en,
  (language) => import(`./${language}`),
);

export type TranslateReport = Translate<typeof en>;
