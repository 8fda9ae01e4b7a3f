import { collection, doc, increment, limit, orderBy, query, where } from 'firebase/firestore';
import { countToday } from '../../firestore/countToday';
import type { LiveContext, LiveFeature } from '../../firestore/LiveFeature';
import { parseDocuments } from '../../firestore/parseDocuments';
import { retryTransaction } from '../../firestore/retryTransaction';
import { DailyLimitError } from '../../store/errors';
import { monthOf } from '../missedTerm';
import type { SearchRecords } from '../SearchRecords';
import { missSchema, sumMisses } from '../sumMisses';

/** The most that the rules let an admin list; where there are more, those of the latest months. */
const most = 500;

/**
 * One count for each term and month, without the person who searched. What an account has counted last, and how often in
 * its day, is in its own count (`countToday`), which nobody else can read.
 */
export const searchesOnFirestore: LiveFeature<SearchRecords> = {
  open(context) {
    const misses = collection(context.firestore, 'searchMisses');
    return {
      noteMiss: (term) => noteMiss(context, term),
      watchMisses: ({ from, to }) =>
        context.watchQuery(
          query(
            misses,
            where('month', '>=', from),
            where('month', '<=', to),
            orderBy('month', 'desc'),
            limit(most),
          ),
          (snapshot) => sumMisses(parseDocuments(missSchema, 'missed search', snapshot)),
        ),
    };
  },
};

async function noteMiss(context: LiveContext, term: string): Promise<void> {
  const month = monthOf(context.now());
  const id = `${month}~${term}`;
  try {
    await retryTransaction(context, async (transaction, attempt) => {
      const writeCount = await countToday(context, transaction, 'searches', id, attempt);
      writeCount();
      // Written without a read, which citizens may not do.
      transaction.set(
        doc(context.firestore, 'searchMisses', id),
        { month, term, count: increment(1) },
        { merge: true },
      );
    });
  } catch (error) {
    // Nobody asked for it to be counted: the search itself goes on.
    if (!(error instanceof DailyLimitError)) throw error;
  }
}
