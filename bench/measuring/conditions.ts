import type { CDPSession } from '@playwright/test';

/** A phone's processor and network, emulated by the browser (DevTools protocol). */
export interface Conditions {
  name: string;
  /** How many times slower than this machine's processor. */
  cpu: number;
  network?: { kbps: number; latency: number };
  /** Whether idle work waits until the screen is usable. */
  holdsIdleWork?: boolean;
}

/** For counting bytes and requests. */
export const counting: Conditions = { name: 'counting', cpu: 1, holdsIdleWork: true };
export const slow4g = { name: 'slow 4G', cpu: 13, network: { kbps: 1600, latency: 150 } };
export const slow3g = { name: 'slow 3G', cpu: 13, network: { kbps: 400, latency: 400 } };

export async function applyConditions(
  session: CDPSession,
  { cpu, network }: Omit<Conditions, 'name'>,
): Promise<void> {
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  const bytesPerSecond = (network.kbps * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
