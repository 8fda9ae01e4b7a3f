import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: useReportMessages } = createMessages(
  'user.report',
  en,
  (language) => import(`./${language}`),
);
