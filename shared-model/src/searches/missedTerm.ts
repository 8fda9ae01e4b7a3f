import { limits } from '../limits/limits';

/** A text with this many digits may be a telephone number, a PIN code with a house or the number of a card. */
const personalDigits = 6;

/**
 * The term that is counted for a typed text: its words in lower case. Undefined where it is too short or too long to be
 * useful, and where it looks personal: an address with '@', or six digits and more.
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

/** The month of a moment (UTC), which the counts are stored by. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM'.length);
}
