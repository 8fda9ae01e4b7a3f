import { councilYear } from 'shared-model';

const digits = 12;

/**
 * '<year>-<12 random digits>': a consecutive number would need one record that every submission writes. The
 * server refuses a year other than the current one by its clock.
 * @param now by the server's clock (councilNow)
 */
export function drawNumber(now: Date): string {
  const drawn = new BigUint64Array(1);
  crypto.getRandomValues(drawn);
  const number = (drawn[0] ?? 0n) % 10n ** BigInt(digits);
  return `${councilYear(now)}-${String(number).padStart(digits, '0')}`;
}
