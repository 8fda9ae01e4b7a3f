/** A value that the driver sets when it writes the document. */
export class ServerValue {
  constructor(
    readonly kind: 'time' | 'increment' | 'removed',
    readonly by = 0,
  ) {}
}

/** The time of the write, by the clock of the server where there is one. */
export const serverTime = new ServerValue('time');

/** Removes the field. Only in an update or a merge. */
export const removed = new ServerValue('removed');

/** Adds to the number that the field has; a missing one counts as 0. */
export const increment = (by: number): ServerValue => new ServerValue('increment', by);
