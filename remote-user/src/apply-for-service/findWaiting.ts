import { watchOutbox, type WaitingSubmission } from 'shared-data';

/** What waits in the outbox under an id; nothing also where the outbox cannot be read. */
export function findWaiting(uid: string, id: string): Promise<WaitingSubmission | undefined> {
  return new Promise((resolve) => {
    const settle = (found?: WaitingSubmission) => {
      stop();
      resolve(found);
    };
    const stop = watchOutbox(uid)({
      next: (waiting) => settle(waiting.find((submission) => submission.id === id)),
      error: () => settle(),
    });
  });
}
