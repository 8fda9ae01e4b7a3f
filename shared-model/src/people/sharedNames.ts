/** A name as it is compared: two that a reader takes for the same are the same. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/**
 * Returns the function that checks whether several people in a list have a name: they are distinguished by their
 * addresses, without regard to case.
 */
export function sharedNames(
  people: readonly { name: string; email: string }[],
): (name: string) => boolean {
  const addresses = new Map<string, Set<string>>();
  for (const { name, email } of people) {
    const key = foldName(name);
    addresses.set(key, (addresses.get(key) ?? new Set()).add(email.toLowerCase()));
  }
  return (name) => (addresses.get(foldName(name))?.size ?? 0) > 1;
}
