import { watchOf } from './forward';

/**
 * A member of staff's own payslips, newest first: of two years at most. On the device only the demo account of the
 * staff has some, which are samples.
 */
export const watchPayslips = watchOf('payslips', 'watch');
