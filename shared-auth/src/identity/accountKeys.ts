/** The keys under which Firebase keeps accounts in a storage. */
export function accountKeys(storage: Storage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith('firebase:authUser:'));
}
