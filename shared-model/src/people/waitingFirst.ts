import type { AccessRequest } from './accessRequestSchema';

/** Sorts requests: see `PeopleRecords.watchRequests`. */
export function waitingFirst(requests: readonly AccessRequest[]): AccessRequest[] {
  const newestFirst = [...requests].sort((one, other) =>
    other.requestedAt.localeCompare(one.requestedAt),
  );
  return [
    ...newestFirst.filter(({ decision, confirmed }) => decision === null && confirmed !== false),
    ...newestFirst.filter(({ decision, confirmed }) => decision === null && confirmed === false),
    ...newestFirst.filter(({ decision }) => decision !== null),
  ];
}
