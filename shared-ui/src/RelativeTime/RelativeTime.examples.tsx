import { RelativeTime } from './RelativeTime';

const hour = 3_600_000;

export function Past() {
  return <RelativeTime value={Date.now() - 2 * hour} />;
}

export function Future() {
  return <RelativeTime value={new Date(Date.now() + 73 * hour)} />;
}
