import type { Application } from 'shared-data';

/** What the council office said with the latest return, or has said since. */
export function returnNote({ history }: Pick<Application, 'history'>): string | undefined {
  const returned = history.findLastIndex(
    ({ from, to }) => from === 'in-review' && to === 'returned',
  );
  return history.slice(Math.max(0, returned)).findLast(({ note }) => note)?.note;
}
