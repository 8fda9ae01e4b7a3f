import { RecordNotFoundError } from 'shared-model';
import { watchValue } from '../async/watchValue';
import type { OutboxRecords } from '../outbox/WaitingSubmission';

/** Nothing ever waits here: what is submitted on the device has arrived. */
export const outboxOnDevice: OutboxRecords = {
  watch: () => watchValue([]),
  retry: (_, id) => Promise.reject(new RecordNotFoundError('submission', id)),
  discard: () => Promise.resolve(),
  discardAll: () => Promise.resolve(true),
};
