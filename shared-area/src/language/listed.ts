import { activeLocales } from 'shared-platform';

/** 'Proof of identity and proof of residence', in the way of the active language. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(activeLocales(), { type: 'conjunction' }).format(things);
}

/** 'PDF, one file, required': what is said of one thing, in the way of the active language. */
export function listedTraits(traits: readonly string[]): string {
  return new Intl.ListFormat(activeLocales(), { type: 'unit', style: 'short' }).format(traits);
}
