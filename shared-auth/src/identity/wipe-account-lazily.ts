/** Removes what the identity provider has kept of its session in this browser; see `wipe-account`. */
export async function wipeAccount(): Promise<void> {
  const wiping = await import('./wipe-account');
  await wiping.wipeAccount();
}
