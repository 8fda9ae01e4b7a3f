import { createMessages, type Translate } from 'shared-ui';
import en from './en';

export const { useMessages: usePaymentMessages } = createMessages('staff.payments', en);

/** The messages of payments by key, as `usePaymentMessages` gives them. */
export type TranslatePayments = Translate<typeof en>;
