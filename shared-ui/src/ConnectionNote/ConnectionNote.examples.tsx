import { ConnectionNote } from './ConnectionNote';

export function Connected() {
  return <ConnectionNote isOffline={false} since={null} />;
}

export function Offline() {
  return <ConnectionNote isOffline since={null} />;
}

export function Unreachable() {
  return <ConnectionNote isOffline hasNetwork since={null} />;
}

export function OfflineSinceYesterday() {
  const yesterday = new Date('2026-11-20T14:32:00+05:30');
  return <ConnectionNote isOffline since={Number(yesterday)} />;
}
