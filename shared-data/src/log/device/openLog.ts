import type { Collection } from 'dexie';
import type { DeviceContext } from '../../device/DeviceFeature';
import { limits } from '../../limits';
import type { SoughtWord } from '../../applications/soughtWords';
import { parseRecords } from '../../store/parseRecord';
import type { LogEntry, LogPage, LogQuery, ShownLog } from '../LogEntry';
import { logEntrySchema } from '../logEntrySchema';
import { planLog, type LogPlan } from '../planLog';
import { logTableOf, type LogRow } from './addLogEntry';

/** The log as the device's store shows it. */
export function openLog({ db, live, guarded }: DeviceContext): ShownLog {
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
        words.every((word) => isFoundBy(row, word)),
    );
  }

  async function readPage({ page, pageSize, ...query }: LogQuery): Promise<LogPage> {
    const plan = planLog(query);
    const start = (page - 1) * pageSize;
    if (plan.words.length === 0) {
      const total = await rowsOf(plan).count();
      return { rows: toEntries(await rowsOf(plan).offset(start).limit(pageSize).toArray()), total };
    }
    const { words, ...rest } = plan;
    const [exact, sound, similar]: [LogRow[], LogRow[], LogRow[]] = [[], [], []];
    await rowsOf({ ...rest, words: [] }).each((row) => {
      if (words.every((word) => row.words.includes(word.exact))) exact.push(row);
      else if (words.every((word) => isFoundBy(row, word))) sound.push(row);
      else if (words.every((word) => isFoundBy(row, word) || isSimilar(row, word)))
        similar.push(row);
    });
    const found = [...exact, ...sound];
    const isEnd = found.length <= start + pageSize && similar.length > 0;
    return {
      rows: toEntries(found.slice(start, start + pageSize)),
      total: found.length,
      ...(isEnd ? { similar: toEntries(similar.slice(0, similarAtMost)) } : {}),
    };
  }

  return {
    watchPage: (query) => live(() => db.transaction('r', log, () => readPage(query))),
    findAll: (query) =>
      guarded(async () =>
        toEntries(await rowsOf(planLog(query)).limit(limits.logExport).toArray()),
      ),
  };
}

/** How many entries with similar names are shown. */
const similarAtMost = 10;

function isFoundBy({ words }: LogRow, { exact, sounds }: SoughtWord): boolean {
  return [exact, ...sounds].some((word) => words.includes(word));
}

function isSimilar({ words }: LogRow, { similar }: SoughtWord): boolean {
  return similar !== undefined && words.includes(similar);
}

function toEntries(rows: readonly LogRow[]): LogEntry[] {
  return parseRecords(logEntrySchema, 'entry of the log', rows);
}
