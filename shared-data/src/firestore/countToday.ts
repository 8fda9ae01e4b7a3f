import { doc, serverTimestamp, Timestamp, type Transaction } from 'firebase/firestore';
import { DailyLimitError } from '../store/errors';
import type { LiveContext } from './LiveFeature';

/**
 * What one account may write in a day of the server (UTC) of the records that cost one write each; firestore.rules has
 * the same limits. What costs more is counted with `transactCounted`.
 */
export const limitsToday = {
  searches: 20,
  languages: 20,
  export: 100,
  'sign-in': 100,
  tasks: 300,
  assignments: 1000,
} as const;

export type CountedToday = keyof typeof limitsToday;

/**
 * Reads the count of a kind of record. Call it before the writes of the transaction.
 * @param record id of the record that the same transaction writes
 * @param attempt of `retryTransaction`: every third one assumes that the clock of this device is wrong about the day
 * @returns the function that writes the count
 * @throws DailyLimitError
 */
export async function countToday(
  { firestore, uid, now }: Pick<LiveContext, 'firestore' | 'uid' | 'now'>,
  transaction: Transaction,
  kind: CountedToday,
  record: string,
  attempt = 1,
): Promise<() => void> {
  const reference = doc(firestore, 'usage', uid(), 'today', kind);
  const counted = (await transaction.get(reference)).data();
  const isOfDay = counted?.at instanceof Timestamp && dayOf(counted.at.toDate()) === dayOf(now());
  const isOfToday = counted !== undefined && isOfDay !== (attempt % 3 === 2);
  const count = isOfToday ? Number(counted.count) + 1 : 1;
  if (count > limitsToday[kind]) throw new DailyLimitError();
  return () => transaction.set(reference, { at: serverTimestamp(), count, record });
}

const dayOf = (time: Date) => time.toISOString().slice(0, 'YYYY-MM-DD'.length);
