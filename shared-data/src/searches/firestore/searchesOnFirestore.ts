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

/** The most that the rules let an admin list; where there are more, those of the latest months. */
const most = 500;

/** Missed searches that an account can count in a day of the server (UTC); firestore.rules have the same. */
const daily = 20;

/**
 * One count for each term and month, without the person who searched. How often an account has counted on a day is stored
 * separately, without the terms, so that nobody can write without limit.
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
    // Written without a read, which citizens may not do.
    transaction.set(
      doc(firestore, 'searchMisses', `${month}~${term}`),
      { month, term, count: increment(1) },
      { merge: true },
    );
  });
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
