import { setupI18n, type I18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { use, type ReactNode } from 'react';
import { loadAllMessages } from 'shared-platform';

interface PreviewLanguageProps {
  language: string;
  children: ReactNode;
}

/** Shows a part of the page in a language of its own. Rendering waits for its messages (`Suspense`). */
export function PreviewLanguage({ language, children }: PreviewLanguageProps) {
  const { i18n } = useLingui();
  const own = language === i18n.locale ? i18n : use(openLanguage(language, i18n));
  return <I18nProvider i18n={own}>{children}</I18nProvider>;
}

const opened = new Map<string, Promise<I18n>>();

function openLanguage(language: string, page: I18n): Promise<I18n> {
  const promise = opened.get(language) ?? open(language, page);
  opened.set(language, promise);
  return promise;
}

async function open(locale: string, page: I18n): Promise<I18n> {
  // All figures of the portal have Latin digits.
  const locales = [`${locale}-IN-u-nu-latn`, 'en-IN'];
  const messages = { [locale]: await loadAllMessages(locale) };
  // Code that loads later brings messages of its own: those stay in the language of the page.
  const missing = (_locale: string, id: string) => page._(id);
  return setupI18n({ locale, locales, messages, missing });
}
