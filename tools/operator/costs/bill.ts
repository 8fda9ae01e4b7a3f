/** What Firestore charges for. */
export interface Bill {
  /** Records that the server sent, or looked for in vain. */
  records: number;
  /** For each count, how many index entries it went through. */
  counted: number[];
  /** Records that the rules looked at. */
  ruled: number;
  writes: number;
  deletes: number;
}

export const emptyBill = (): Bill => ({
  records: 0,
  counted: [],
  ruled: 0,
  writes: 0,
  deletes: 0,
});

/** One read for each 1,000 index entries that were begun, and one at least. */
export function readsOfCounts(counted: readonly number[], growth = 1): number {
  return counted.reduce(
    (sum, entries) => sum + Math.max(1, Math.ceil((entries * growth) / 1000)),
    0,
  );
}

export function readsOf({ records, counted, ruled }: Bill): number {
  return records + readsOfCounts(counted) + ruled;
}
