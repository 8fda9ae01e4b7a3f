/** Removes the identity provider's stored session from this browser; see `wipeAccount`. */
export async function wipeAccount(): Promise<void> {
  const wiping = await import('./wipeAccount');
  await wiping.wipeAccount();
}
