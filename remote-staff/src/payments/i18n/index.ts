import { createMessages, type Translate } from 'shared-ui';
import en from './en';

/** For a paper in two languages, whatever language the page is in. */
export const loadPaymentMessages = (language: string) => import(`./${language}`);

export const { useMessages: usePaymentMessages } = createMessages(
  'staff.payments',
  en,
  loadPaymentMessages,
);

/** The messages of payments by key, as `usePaymentMessages` gives them. */
export type TranslatePayments = Translate<typeof en>;
