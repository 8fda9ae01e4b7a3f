import type { LiveContext } from '../../firestore/LiveFeature';
import type { PaymentRecords } from '../Payment';

export function openPayments(context: LiveContext): PaymentRecords {
  void context;
  throw new Error('SKELETON');
}
