import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
// Imported from here, not from Lingui: without an active language the provider would render nothing.
import { i18n } from './language';

export interface LanguageProviderProps {
  children: ReactNode;
}

/** Provides the active language to all messages below it, and renders them again when it changes. */
export function LanguageProvider({ children }: LanguageProviderProps) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
