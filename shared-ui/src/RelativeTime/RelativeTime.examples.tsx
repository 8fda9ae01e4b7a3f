import { RelativeTime } from './RelativeTime';

const hour = 3_600_000;
const now = Date.now();

export function Past() {
  return <RelativeTime value={now - 2 * hour} />;
}

export function Future() {
  return <RelativeTime value={new Date(now + 73 * hour)} />;
}
