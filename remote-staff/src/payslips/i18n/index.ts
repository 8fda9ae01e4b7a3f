import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: usePayslipMessages, FormattedMessage: PayslipMessage } = createMessages(
  'staff.payslips',
  en,
  (language) => import(`./${language}`),
);
