import { limits } from '../limits';

/** So many digits may be a telephone number, a PIN code with a house or the number of a card. */
const personalDigits = 6;

/**
 * What was typed as it is counted: its words in small letters. Undefined where it is too short or too long to tell anything,
 * and where it looks personal: an address with '@', or six digits and more.
 */
export function missedTerm(typed: string): string | undefined {
  if (typed.includes('@')) return undefined;
  const words =
    typed
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const term = words.join(' ');
  const digits = term.match(/\p{Nd}/gu)?.length ?? 0;
  const { least, most } = limits.missedSearch;
  if (term.length < least || term.length > most || digits >= personalDigits) return undefined;
  return term;
}

/** The month of a moment (UTC), as the counts are kept by. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM'.length);
}
