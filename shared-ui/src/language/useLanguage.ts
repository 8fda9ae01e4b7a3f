import { useLingui } from '@lingui/react';

/** The language of the page, by its tag. */
export function useLanguage(): string {
  return useLingui().i18n.locale;
}
