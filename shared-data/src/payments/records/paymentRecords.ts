import type { PaymentRecords } from 'shared-model';
import { lazyRecords } from '../../store/lazyRecords';
import type { RecordsFeature } from '../../store/RecordsContext';

export const paymentRecords: RecordsFeature<PaymentRecords> = {
  open: (context) =>
    lazyRecords<PaymentRecords>(
      { watchFee: 'watch', watchOf: 'watch', watchDay: 'watch', record: 'act', cancel: 'act' },
      async () => (await import('./openPayments')).openPayments(context),
    ),
};
