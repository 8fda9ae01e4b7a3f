import type { Application } from 'shared-data';

type WithHistory = Pick<Application, 'history'>;

/** The latest return and the steps after it. */
function sinceReturn({ history }: WithHistory) {
  const returned = history.findLastIndex(
    ({ from, to }) => from === 'in-review' && to === 'returned',
  );
  return history.slice(Math.max(0, returned));
}

/** The note of the office with the latest return, or after it. */
export function returnNote(application: WithHistory): string | undefined {
  return sinceReturn(application).findLast(({ note }) => note)?.note;
}

/** The office's note at each part that the latest return opens; empty if it has none. */
export function returnedParts(application: WithHistory): string[] {
  return Object.values(sinceReturn(application)[0]?.opened ?? {});
}

/** The number of returns: each is answered separately. */
export function countReturns({ history }: WithHistory): number {
  return history.filter(({ from, to }) => from !== 'returned' && to === 'returned').length;
}
