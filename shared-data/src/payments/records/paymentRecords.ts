import type { RecordsFeature } from '../../store/RecordsContext';
import type { PaymentRecords } from '../Payment';
import { lazyPayments } from '../lazyPayments';

export const paymentRecords: RecordsFeature<PaymentRecords> = {
  open: (context) =>
    lazyPayments(async () => (await import('./openPayments')).openPayments(context)),
};
