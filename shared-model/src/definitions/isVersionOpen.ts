const millisecondsPerDay = 86_400_000;

/**
 * Whether an application may still be submitted with a version of a service: the current one, or one that was
 * superseded less than `graceDays` ago. firestore.rules have the same.
 * @param supersededAt when the next version was published; undefined for the current one
 */
export function isVersionOpen(
  supersededAt: Date | undefined,
  graceDays: number,
  now: Date,
): boolean {
  if (!supersededAt) return true;
  return now.getTime() < supersededAt.getTime() + graceDays * millisecondsPerDay;
}
