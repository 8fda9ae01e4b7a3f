import { createTurns, type Turns } from '../../async/createTurns';

const queues = new Map<string, Turns>();

/** Runs an action while no other with the same name runs: in any tab, or in this page only where there are no locks. */
export function exclusively<T>(name: string, act: () => Promise<T>): Promise<T> {
  // Pages without HTTPS have no locks.
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return navigator.locks.request(name, act);
  }
  const queue = queues.get(name) ?? createTurns(1);
  queues.set(name, queue);
  return queue(act);
}
