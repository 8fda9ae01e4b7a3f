import { ConnectionNote } from './ConnectionNote';

const words = {
  offline: 'You are offline.',
  offlineSince: (moment: string) =>
    `You are offline. Showing what was stored on this device at ${moment}.`,
  connectedAgain: 'Connected again',
};

export function Connected() {
  return <ConnectionNote isOffline={false} since={null} words={words} />;
}

export function Offline() {
  return <ConnectionNote isOffline since={null} words={words} />;
}

export function OfflineSinceYesterday() {
  const yesterday = new Date(2026, 10, 20, 14, 32);
  return <ConnectionNote isOffline since={Number(yesterday)} words={words} />;
}
