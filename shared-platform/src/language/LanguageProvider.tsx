import { I18nProvider } from '@lingui/react';
import { use, type ReactNode } from 'react';
// Imported from here, not from Lingui: without an active language the provider would render nothing.
import { i18n, openLanguage } from './language';

export interface LanguageProviderProps {
  /** The language of this part, if it is another than the page's. Rendering waits for its messages (`Suspense`). */
  language?: string | undefined;
  children: ReactNode;
}

/** Provides a language to all messages below it, by default the active one, and renders them again when that changes. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const spoken =
    language === undefined || language === i18n.locale ? i18n : use(openLanguage(language));
  return <I18nProvider i18n={spoken}>{children}</I18nProvider>;
}
