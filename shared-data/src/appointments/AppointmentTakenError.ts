import type { IsoTime } from '../store/kinds';

/** The citizen has another appointment at that time. */
export class AppointmentTakenError extends Error {
  override readonly name = 'AppointmentTakenError';

  constructor(at: IsoTime) {
    super(`There is an appointment at ${at} already.`);
  }
}
