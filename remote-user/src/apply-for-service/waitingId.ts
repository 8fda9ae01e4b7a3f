/**
 * The id that an application will have, where an error only says that it waits in the outbox. Found
 * by the error's name, since it may come from another build.
 */
export function waitingId(error: unknown): string | undefined {
  if (!(error instanceof Object) || !('name' in error) || !('draftId' in error)) return undefined;
  const { name, draftId } = error;
  return name === 'SubmissionWaitingError' && typeof draftId === 'string' ? draftId : undefined;
}
