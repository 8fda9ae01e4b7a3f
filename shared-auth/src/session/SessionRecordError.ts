/** The stored session record has another shape than the portal writes. */
export class SessionRecordError extends Error {
  override readonly name = 'SessionRecordError';

  constructor(reason: string, options?: ErrorOptions) {
    super(`The session record is not usable: ${reason}`, options);
  }
}
