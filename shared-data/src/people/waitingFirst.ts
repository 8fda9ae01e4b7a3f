import type { AccessRequest } from './AccessRequest';

/** Requests in their order: those that wait first, each group newest first. */
export function waitingFirst(requests: readonly AccessRequest[]): AccessRequest[] {
  const newestFirst = [...requests].sort((one, other) =>
    other.requestedAt.localeCompare(one.requestedAt),
  );
  return [
    ...newestFirst.filter(({ decision }) => decision === null),
    ...newestFirst.filter(({ decision }) => decision !== null),
  ];
}
