import { activeLocales } from 'shared-platform';

/** 'Proof of identity and proof of residence', formatted as in the active language. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(activeLocales(), { type: 'conjunction' }).format(things);
}

/** 'PDF, one file, required': traits of one thing, formatted as in the active language. */
export function listedTraits(traits: readonly string[]): string {
  return new Intl.ListFormat(activeLocales(), { type: 'unit', style: 'short' }).format(traits);
}
