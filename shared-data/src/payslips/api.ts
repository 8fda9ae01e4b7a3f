import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { Payslip } from './Payslip';
import type { UserId } from '../store/kinds';

/**
 * A member of staff's own payslips, newest first: of two years at most. On the device only the demo account of the
 * staff has some, which are samples.
 */
export function watchPayslips(uid: UserId): Watch<Payslip[]> {
  return watchStore((store) => store.payslips.watch(uid));
}
