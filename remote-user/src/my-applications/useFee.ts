import { useRecords, watchFee, type Application } from 'shared-data';
import { useService } from './useService';

export type Fee =
  | { kind: 'paid'; amount: number; at: string; receipt: string }
  | { kind: 'due'; amount: number }
  | { kind: 'usual'; amount: number }
  | { kind: 'free' };

/** The paid fee, the fee to be paid at the counter, or the fee of the service. Undefined if none is known. */
export function useFee(application: Application): Fee | undefined {
  const { id, payment, status, sample } = application;
  const service = useService(application.service);
  const fee = useRecords(watchFee, id);
  if (payment) return { kind: 'paid', ...payment };
  if (fee.status !== 'ready') return undefined;
  const due = fee.data.amount;
  // A sample belongs to no person, so it has no fee to pay.
  if (due && status !== 'rejected' && !sample) return { kind: 'due', amount: due };
  if (!service) return undefined;
  return service.fee > 0 ? { kind: 'usual', amount: service.fee } : { kind: 'free' };
}
