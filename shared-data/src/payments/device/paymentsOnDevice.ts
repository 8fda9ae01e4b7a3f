import type { DeviceFeature } from '../../device/DeviceFeature';
import type { PaymentRecords } from '../Payment';
import { lazyPayments } from '../lazyPayments';

export const paymentsOnDevice: DeviceFeature<PaymentRecords> = {
  tables: { payments: 'receipt, day, application, cancelled.at', receiptCounters: 'year' },
  seed: () => Promise.resolve(),
  open: (context) =>
    lazyPayments(async () => (await import('./openPayments')).openPayments(context)),
};
