import {
  collection,
  doc,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { LiveContext, LiveFeature } from '../../firestore/LiveFeature';
import { parseDocuments } from '../../firestore/parseDocuments';
import { monthOf } from '../missedTerm';
import type { SearchRecords } from '../SearchRecords';
import { missSchema, sumMisses } from '../sumMisses';

/** As many as the rules let an admin list: of more, those of the latest months. */
const most = 500;

/** So many misses an account can note in a day of the server (UTC); firestore.rules says the same. */
const daily = 20;

/**
 * A count for each term and month, which says nothing of who looked for it. How often somebody has counted on a day stands
 * apart, without the terms, so that nobody can write without end.
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

function noteMiss({ firestore, transact, uid, now }: LiveContext, term: string): Promise<void> {
  return transact(async (transaction) => {
    const notes = doc(firestore, 'searchNotes', uid());
    const noted = (await transaction.get(notes)).data();
    const isOfToday = noted?.at instanceof Timestamp && dayOf(noted.at.toDate()) === dayOf(now());
    const count = isOfToday ? Number(noted.count) + 1 : 1;
    if (count > daily) return;
    const month = monthOf(now());
    transaction.set(notes, { at: serverTimestamp(), count });
    // Without reading it, which a citizen may not.
    transaction.set(
      doc(firestore, 'searchMisses', `${month}~${term}`),
      { month, term, count: increment(1) },
      { merge: true },
    );
  });
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
