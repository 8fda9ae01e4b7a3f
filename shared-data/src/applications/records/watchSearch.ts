import type { Watch } from 'shared-model';
import type { Path } from '../../documents/Documents';
import type { StoredDocument } from '../../documents/StoredDocument';
import type { RecordsContext } from '../../store/RecordsContext';
import { createWatch } from '../../async/createWatch';
import { countTotal } from './countTotal';
import type { SearchPlan, WordPlan } from './searchPlan';

/** How many similar names are shown. */
const similarAtMost = 10;

export interface SearchedRecords<Row> {
  collection: Path;
  /** The list of words in the records. */
  field: string;
  read: (docs: readonly StoredDocument[]) => Row[];
  /** Sorts what is equally close; by default it keeps the order of the plan. */
  arrange?: (docs: StoredDocument[]) => StoredDocument[];
  /** The fields with the time of a record's last change, after which the total is counted again. */
  changedAt?: string | readonly string[] | undefined;
}

export interface FoundPage<Row> {
  rows: Row[];
  total: number;
  searched?: number;
  similar?: Row[];
}

interface Found {
  docs: StoredDocument[];
  /** Whether these are all, and not only the first. */
  isAll: boolean;
}

/**
 * Watches one page of a search, what is spelt as it is typed first. It reads as many records as the list has up to this
 * page, of both kinds; of a search for several words the first that it may list. Once the list has ended, it offers similar names.
 */
export function watchSearch<Row>(
  context: RecordsContext,
  searched: SearchedRecords<Row>,
  plan: SearchPlan,
  { page, pageSize }: { page: number; pageSize: number },
): Watch<FoundPage<Row>> {
  const { collection, field, read, arrange = (docs) => docs, changedAt } = searched;
  // The most that the rules let anybody list: a search reads as many of each closeness.
  const searchedAtMost = context.traits.listedAtMost;
  const isOneWord = plan.otherWords.length === 0;
  const most = isOneWord ? Math.min(page * pageSize, searchedAtMost) : searchedAtMost;

  const find = ({ filters, order, otherWords }: WordPlan, atMost: number): Watch<Found> =>
    context.watchQuery({ collection, filters, order, limit: atMost }, ({ docs }) => ({
      docs: docs.filter((row) => hasWords(row, field, otherWords)),
      isAll: docs.length < atMost,
    }));
  // The exact spelling of several words is among those that are read anyway.
  const isExact = (row: StoredDocument) =>
    plan.exact !== undefined &&
    [...firstWordOf(plan.exact), ...plan.exact.otherWords].every((each) =>
      hasWords(row, field, [each]),
    );
  const main =
    isOneWord && plan.exact
      ? context.combine([find(plan.exact, most), find(plan, most)], (exact, all) => {
          const ids = new Set(exact.docs.map(({ id }) => id));
          const others = all.docs.filter(({ id }) => !ids.has(id));
          return { parts: [exact.docs, others], isAll: exact.isAll && all.isAll };
        })
      : context.combine([find(plan, most)], ({ docs, isAll }) => {
          const others = docs.filter((row) => !isExact(row));
          return { parts: [docs.filter(isExact), others], isAll };
        });

  return createWatch(({ next, fail }) => {
    let found: Found | undefined;
    let counted: number | undefined;
    let similar: StoredDocument[] | undefined;
    let stopCounting: (() => void) | undefined;
    let stopSimilar: (() => void) | undefined;

    const emit = () => {
      if (!found || (!found.isAll && isOneWord && counted === undefined)) return;
      const { docs } = found;
      const total = found.isAll || !isOneWord ? docs.length : Math.max(counted ?? 0, docs.length);
      const isAll = found.isAll || (isOneWord && total === docs.length);
      const isCut = !isAll && (!isOneWord || total > searchedAtMost);
      if (plan.similar && isAll && docs.length <= page * pageSize) {
        stopSimilar ??= findSimilar(plan.similar, docs.length);
        // An empty list waits for them: 'nothing found' would be untrue in a moment.
        if (docs.length === 0 && similar === undefined) return;
      }
      const start = (page - 1) * pageSize;
      const ids = new Set(similar ? docs.map(({ id }) => id) : []);
      const others = (similar ?? []).filter(({ id }) => !ids.has(id)).slice(0, similarAtMost);
      next({
        // Only what is shown is read: there may be thousands.
        rows: read(docs.slice(start, start + pageSize)),
        total: isCut ? Math.min(total, searchedAtMost) : total,
        ...(isCut ? { searched: searchedAtMost } : {}),
        ...(isAll && others.length > 0 ? { similar: read(others) } : {}),
      });
    };
    const count = () =>
      countTotal(
        context,
        { collection, plan, changedAt },
        {
          next(total) {
            // Offline the total is at least the number of cached rows.
            counted = total ?? counted ?? 0;
            emit();
          },
          fail,
          ended: () => (stopCounting = undefined),
        },
      );
    const findSimilar = (asked: WordPlan, known: number) =>
      find(
        asked,
        isOneWord ? Math.min(known + similarAtMost, searchedAtMost) : searchedAtMost,
      )({
        next: ({ docs }) => {
          similar = docs;
          emit();
        },
        error: fail,
      });
    const stopMain = main({
      next: ({ parts, isAll }) => {
        found = { docs: parts.flatMap((docs) => arrange(docs)), isAll };
        if (!isAll && isOneWord) stopCounting ??= count();
        emit();
      },
      error: fail,
    });
    return () => {
      stopMain();
      stopCounting?.();
      stopSimilar?.();
    };
  });
}

function firstWordOf({ filters }: WordPlan): string[][] {
  const value = filters.findLast(({ operator }) => operator === 'array-contains')?.value;
  return typeof value === 'string' ? [[value]] : [];
}

/** Whether a record has each of these words, in one of its spellings. */
function hasWords(
  row: StoredDocument,
  field: string,
  sought: readonly (readonly string[])[],
): boolean {
  const words: unknown = row.get(field);
  return (
    Array.isArray(words) &&
    sought.every((spellings) => spellings.some((word) => words.includes(word)))
  );
}
