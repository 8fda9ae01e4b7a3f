import { activeLocales } from 'shared-platform';

/** 'Proof of identity and proof of residence', in the way of the active language. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(activeLocales(), { type: 'conjunction' }).format(things);
}
