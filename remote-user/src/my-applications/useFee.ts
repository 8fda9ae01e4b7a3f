import { useRecords, watchFee, type Application } from 'shared-data';
import { useService } from './useService';

export type Fee =
  | { kind: 'paid'; amount: number; at: string; receipt: string }
  | { kind: 'due'; amount: number }
  | { kind: 'usual'; amount: number }
  | { kind: 'free' };

/** What was paid at the counter, what is to be paid there, or what the service costs. Undefined where nobody knows any more. */
export function useFee(application: Application): Fee | undefined {
  const { id, payment, status, sample } = application;
  const service = useService(application.service);
  const fee = useRecords(watchFee, id);
  if (payment) return { kind: 'paid', ...payment };
  const due = fee.status === 'ready' ? fee.data.amount : undefined;
  // A sample is nobody's: nobody is asked to pay for it.
  if (due && status !== 'rejected' && !sample) return { kind: 'due', amount: due };
  if (!service) return undefined;
  return service.fee > 0 ? { kind: 'usual', amount: service.fee } : { kind: 'free' };
}
