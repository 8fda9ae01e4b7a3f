import type { PaymentRecords } from 'shared-model';
import { fetchOnce } from '../async/fetchOnce';
import { watchAfter } from '../async/watchAfter';

/** The payments' code loads with the screen that shows them. */
export function lazyPayments(open: () => Promise<PaymentRecords>): PaymentRecords {
  const opened = fetchOnce(open);
  return {
    watchFee: (...what) => watchAfter(opened, (records) => records.watchFee(...what)),
    watchOf: (...what) => watchAfter(opened, (records) => records.watchOf(...what)),
    watchDay: (...what) => watchAfter(opened, (records) => records.watchDay(...what)),
    record: async (...what) => (await opened()).record(...what),
    cancel: async (...what) => (await opened()).cancel(...what),
  };
}
