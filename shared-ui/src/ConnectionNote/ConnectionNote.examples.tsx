import { ConnectionNote } from './ConnectionNote';

export function Connected() {
  return <ConnectionNote isOffline={false} since={null} />;
}

export function Offline() {
  return <ConnectionNote isOffline since={null} />;
}

export function OfflineSinceYesterday() {
  const yesterday = new Date(2026, 10, 20, 14, 32);
  return <ConnectionNote isOffline since={Number(yesterday)} />;
}
