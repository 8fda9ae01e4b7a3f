import {
  type Actor,
  entryToken,
  type NotedAct,
  noteEntryId,
  NotPermittedError,
  OfflineError,
} from 'shared-model';
import type { RecordsContext } from '../../store/RecordsContext';
import { atWork, readActorAs } from '../../store/readActorAs';
import { writeLogEntry } from './writeLogEntry';

/** See `LogRecords.note`. */
export async function noteAct(
  context: RecordsContext,
  act: NotedAct,
  person: Actor,
): Promise<void> {
  const { traits } = context;
  const token = entryToken();
  const write = () =>
    traits.transactCounted(
      async (transaction, count) => {
        const by = await readActorAs(atWork, context, transaction, person);
        const id = noteEntryId(act.kind, by.uid, token);
        const writeCount = await count({ kind: act.kind, record: id });
        writeCount();
        writeLogEntry(transaction, id, { ...act, by });
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
