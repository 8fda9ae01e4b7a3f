import { DailyLimitError, missSchema, monthOf, type SearchRecords, sumMisses } from 'shared-model';
import { orderBy, where } from '../../documents/query';
import { increment } from '../../documents/serverValues';
import type { RecordsContext, RecordsFeature } from '../../store/RecordsContext';
import { parseDocuments } from '../../documents/parseDocuments';

/** The most that the rules let an admin list; where there are more, those of the latest months. */
const most = 500;

/**
 * One count for each term and month, without the person who searched. What an account has counted last, and how often in
 * its day, is in its own count (`usage/{uid}/today`), which nobody else can read.
 */
export const searchRecords: RecordsFeature<SearchRecords> = {
  open(context) {
    return {
      noteMiss: (term) => noteMiss(context, term),
      watchMisses: ({ from, to }) =>
        context.watchQuery(
          {
            collection: 'searchMisses',
            filters: [where('month', '>=', from), where('month', '<=', to)],
            order: [orderBy('month', 'desc')],
            limit: most,
          },
          (found) => sumMisses(parseDocuments(missSchema, 'missed search', found)),
        ),
    };
  },
};

async function noteMiss(context: RecordsContext, term: string): Promise<void> {
  const month = monthOf(context.now());
  const id = `${month}~${term}`;
  try {
    await context.traits.transactCounted(async (transaction, count) => {
      const writeCount = await count({ kind: 'searches', record: id });
      writeCount();
      // Written without a read, which citizens may not do.
      transaction.set(`searchMisses/${id}`, { month, term, count: increment(1) }, { merge: true });
    });
  } catch (error) {
    // Nobody asked for it to be counted: the search itself goes on.
    if (!(error instanceof DailyLimitError)) throw error;
  }
}
