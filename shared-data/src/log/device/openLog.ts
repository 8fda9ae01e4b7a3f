import type { Collection } from 'dexie';
import type { DeviceContext } from '../../device/DeviceFeature';
import { limits } from '../../limits';
import { parseRecords } from '../../store/parseRecord';
import { entryToken, noteEntryId } from '../entryIds';
import type { LogEntry, LogPage, LogQuery, LogRecords } from '../LogEntry';
import { logEntrySchema } from '../logEntrySchema';
import { planLog, type LogPlan } from '../planLog';
import { addLogEntry, logTableOf, type LogRow } from './addLogEntry';

/** The log's part of the device store. */
export function openLog({ db, now, live, guarded }: DeviceContext): LogRecords {
  const log = logTableOf(db);

  /** The latest first; entries with the same time in the order in which they were added. */
  function rowsOf({ since, until, words, kind, uid }: LogPlan): Collection<LogRow, number> {
    const latest = log
      .where('at')
      .between(since?.toISOString() ?? '', until?.toISOString() ?? '\uffff')
      .reverse();
    if (!kind && !uid && words.length === 0) return latest;
    return latest.filter(
      (row) =>
        (!kind || row.kind === kind) &&
        (!uid || row.by.uid === uid) &&
        words.every((spellings) => spellings.some((word) => row.words.includes(word))),
    );
  }

  async function readPage({ page, pageSize, ...query }: LogQuery): Promise<LogPage> {
    const plan = planLog(query);
    const total = await rowsOf(plan).count();
    const start = (page - 1) * pageSize;
    return { rows: toEntries(await rowsOf(plan).offset(start).limit(pageSize).toArray()), total };
  }

  return {
    watchPage: (query) => live(() => db.transaction('r', log, () => readPage(query))),
    findAll: (query) =>
      guarded(async () =>
        toEntries(await rowsOf(planLog(query)).limit(limits.logExport).toArray()),
      ),
    note: (act, by) =>
      guarded(() =>
        db.transaction('rw', log, () =>
          addLogEntry(db, {
            ...act,
            ...{ id: noteEntryId(act.kind, by.uid, entryToken()), at: now().toISOString(), by },
          }),
        ),
      ),
  };
}

function toEntries(rows: readonly LogRow[]): LogEntry[] {
  return parseRecords(logEntrySchema, 'entry of the log', rows);
}
