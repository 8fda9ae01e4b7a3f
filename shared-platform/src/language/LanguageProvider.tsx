import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
// From here and not from Lingui: without an active language the provider would render nothing.
import { i18n } from './language';

export interface LanguageProviderProps {
  children: ReactNode;
}

/** Gives the active language to all words below it, and shows them anew when it changes. */
export function LanguageProvider({ children }: LanguageProviderProps) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
