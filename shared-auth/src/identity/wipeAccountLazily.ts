/** Removes what the identity provider has kept of its session in this browser; see `wipeAccount`. */
export async function wipeAccount(): Promise<void> {
  const wiping = await import('./wipeAccount');
  await wiping.wipeAccount();
}
