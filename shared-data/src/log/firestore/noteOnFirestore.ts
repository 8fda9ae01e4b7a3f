import { countToday } from '../../firestore/countToday';
import type { LiveContext } from '../../firestore/LiveFeature';
import { retryTransaction } from '../../firestore/retryTransaction';
import { NotPermittedError, OfflineError } from '../../store/errors';
import { entryToken, noteEntryId } from '../entryIds';
import type { NotedAct } from '../LogEntry';
import { readActor } from './readActor';
import { writeLogEntry } from './writeLogEntry';

/** See `LogRecords.note`. */
export async function noteOnFirestore(context: LiveContext, act: NotedAct): Promise<void> {
  const token = entryToken();
  const write = () =>
    retryTransaction(
      context,
      async (transaction, attempt) => {
        const by = await readActor(context, transaction);
        const id = noteEntryId(act.kind, by.uid, token);
        const writeCount = await countToday(context, transaction, act.kind, id, attempt);
        writeCount();
        writeLogEntry(context.firestore, transaction, id, { ...act, by });
      },
      { repeats: true },
    );
  try {
    await write();
  } catch (error) {
    if (!(error instanceof OfflineError)) throw error;
    // Staff may not read the log, to see whether an entry whose answer was lost is in it. But nobody may change an
    // entry: where it is, writing it again is refused.
    await write().catch((again: unknown) => {
      if (!(again instanceof NotPermittedError)) throw again;
    });
  }
}
