import type { Documents } from '../documents/Documents';
import type { RecordsContext } from '../store/RecordsContext';

/** What the outbox works with: the council's records, and the documents of this device. */
export interface OutboxContext extends RecordsContext {
  /** Do not begin a transaction on them within another one: it would wait for itself. */
  own: Documents;
}
