import type { Local } from './Local';
import { createWatch } from '../async/createWatch';
import type { OutboxRecords } from './WaitingSubmission';

/** The outbox's part of the port. Its code loads where the outbox may contain something, and with the first submission. */
export function outboxRecords(local: Local): OutboxRecords {
  const records = async () => (await local.open()).outbox.records;
  return {
    watch: (uid) =>
      createWatch(({ next, fail, hasEnded }) => {
        let stop: (() => void) | undefined;
        const stopWaiting = local.onOpen(({ outbox }) => {
          stop = outbox.records.watch(uid)({ next, error: fail });
        });
        local
          .openKept()
          .then((kept) => {
            if (!kept && !stop && !hasEnded()) next([]);
          })
          .catch(fail);
        return () => {
          stopWaiting();
          stop?.();
        };
      }),
    retry: async (uid, id) => (await records()).retry(uid, id),
    discard: async (uid, id) => (await records()).discard(uid, id),
    discardAll: async (uid) => (await local.openKept())?.outbox.records.discardAll(uid) ?? true,
  };
}
