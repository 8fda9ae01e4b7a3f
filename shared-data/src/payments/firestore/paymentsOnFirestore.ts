import type { LiveFeature } from '../../firestore/LiveFeature';
import type { PaymentRecords } from '../Payment';
import { paymentsWhenAsked } from '../paymentsWhenAsked';

export const paymentsOnFirestore: LiveFeature<PaymentRecords> = {
  open: (context) =>
    paymentsWhenAsked(async () => (await import('./openPayments')).openPayments(context)),
};
