/** A release or a rollback that would have done harm. Nothing that is served has changed. */
export class ReleaseRefusedError extends Error {
  override name = 'ReleaseRefusedError';
}
