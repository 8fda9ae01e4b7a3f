import type { LiveFeature } from '../../firestore/LiveFeature';
import type { PaymentRecords } from '../Payment';
import { lazyPayments } from '../lazyPayments';

export const paymentsOnFirestore: LiveFeature<PaymentRecords> = {
  open: (context) =>
    lazyPayments(async () => (await import('./openPayments')).openPayments(context)),
};
