import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';

export interface LanguageProviderProps {
  children: ReactNode;
}

/** Gives the active language to all words below it, and shows them anew when it changes. */
export function LanguageProvider({ children }: LanguageProviderProps) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
