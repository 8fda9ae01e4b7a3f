import type { Application } from 'shared-data';

type WithHistory = Pick<Application, 'history'>;

/** The latest return and what followed it. */
function sinceReturn({ history }: WithHistory) {
  const returned = history.findLastIndex(
    ({ from, to }) => from === 'in-review' && to === 'returned',
  );
  return history.slice(Math.max(0, returned));
}

/** What the council office said with the latest return, or has said since. */
export function returnNote(application: WithHistory): string | undefined {
  return sinceReturn(application).findLast(({ note }) => note)?.note;
}

/** The council's words at each answer and paper that the latest return opens; empty where it has none. */
export function returnedParts(application: WithHistory): string[] {
  return Object.values(sinceReturn(application)[0]?.opened ?? {});
}

/** How often it was returned: each return is answered by itself. */
export function countReturns({ history }: WithHistory): number {
  return history.filter(({ from, to }) => from !== 'returned' && to === 'returned').length;
}
