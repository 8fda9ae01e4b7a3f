/** The citizen has another appointment at that time. */
export class AppointmentTakenError extends Error {
  override readonly name = 'AppointmentTakenError';

  constructor(at: string) {
    super(`There is an appointment at ${at} already.`);
  }
}
