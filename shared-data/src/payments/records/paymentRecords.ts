import type { PaymentRecords } from 'shared-model';
import type { RecordsFeature } from '../../store/RecordsContext';
import { lazyPayments } from '../lazyPayments';

export const paymentRecords: RecordsFeature<PaymentRecords> = {
  open: (context) =>
    lazyPayments(async () => (await import('./openPayments')).openPayments(context)),
};
