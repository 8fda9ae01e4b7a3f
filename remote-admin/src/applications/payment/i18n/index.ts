import { createMessages } from 'shared-ui';
import en from './en';

export const { useMessages: usePaymentMessages } = createMessages(
  'admin.payment',
  en,
  (language) => import(`./${language}`),
);
