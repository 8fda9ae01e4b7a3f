import { createMessages, type Translate } from 'shared-ui';
import en from './en';

/** For a paper in two languages, independent of the language of the page. */
export const loadPaymentMessages = (language: string) => import(`./${language}`);

export const { useMessages: usePaymentMessages } = createMessages(
  'staff.payments',
  en,
  loadPaymentMessages,
);

/** The return type of `usePaymentMessages`. */
export type TranslatePayments = Translate<typeof en>;
