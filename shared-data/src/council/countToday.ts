import { type CountedToday, DailyLimitError, type IsoTime, limitsToday } from 'shared-model';
import type { Transaction } from '../documents/Documents';
import { serverTime } from '../documents/serverValues';
import type { RecordsContext } from '../store/RecordsContext';

/**
 * Reads the count of a kind of record. Call it before the writes of the transaction.
 * @param record id of the record that the same transaction writes
 * @param attempt of `retryTransaction`: every third one assumes that the clock of this device is wrong about the day
 * @returns the function that writes the count
 * @throws DailyLimitError
 */
export async function countToday(
  { uid, now }: Pick<RecordsContext, 'uid' | 'now'>,
  transaction: Transaction,
  kind: CountedToday,
  record: string,
  attempt = 1,
): Promise<() => void> {
  const reference = `usage/${uid()}/today/${kind}`;
  const counted = (await transaction.get(reference)).data;
  const isOfDay =
    typeof counted?.at === 'string' && dayOf(counted.at) === dayOf(now().toISOString());
  const isOfToday = counted !== undefined && isOfDay !== (attempt % 3 === 2);
  const count = isOfToday ? Number(counted.count) + 1 : 1;
  if (count > limitsToday[kind]) throw new DailyLimitError();
  return () => transaction.set(reference, { at: serverTime, count, record });
}

const dayOf = (time: IsoTime) => time.slice(0, 'YYYY-MM-DD'.length);
