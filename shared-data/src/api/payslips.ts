import type { Payslip, UserId, Watch } from 'shared-model';
import { watchStore } from './watchStore';

/**
 * A member of staff's own payslips, newest first: of two years at most. On the device only the demo account of the
 * staff has some, which are samples.
 */
export function watchPayslips(uid: UserId): Watch<Payslip[]> {
  return watchStore((store) => store.payslips.watch(uid));
}
