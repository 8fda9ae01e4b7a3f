import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: usePaymentMessages } = createMessages(
  'staff.payments',
  en,
  (language) => import(`./${language}`),
);

/** The messages of payments by key, as `usePaymentMessages` gives them. */
export type TranslatePayments = Translate<typeof en>;
