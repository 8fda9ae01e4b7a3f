import type { DeviceContext } from '../../device/DeviceFeature';
import type { PaymentRecords } from '../Payment';

export function openPayments(context: DeviceContext): PaymentRecords {
  void context;
  throw new Error('SKELETON');
}
