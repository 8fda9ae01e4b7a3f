const digits = 12;

/**
 * '<year>-<12 digits>', drawn by chance: a running number would need a record that everybody writes. The
 * server refuses a year that is not its own.
 * @param now by the server's clock (councilNow)
 */
export function drawNumber(now: Date): string {
  const drawn = new BigUint64Array(1);
  crypto.getRandomValues(drawn);
  const number = (drawn[0] ?? 0n) % 10n ** BigInt(digits);
  return `${now.getFullYear()}-${String(number).padStart(digits, '0')}`;
}
