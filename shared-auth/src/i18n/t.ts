import { i18n } from '@lingui/core';
import en from './en';

/** The English messages of this package, to be registered as the catalogue 'auth'. */
export const authCatalogue = en;

/** The same messages in another language. */
export const loadAuthMessages = (language: string) =>
  import(`./${language}`) as Promise<{ default: Record<AuthMessageKey, string> }>;

export type AuthMessageKey = keyof typeof en;

/** The text of a message in the active language; English where no catalogue is registered. */
export function t(key: AuthMessageKey, values: Record<string, string | number> = {}): string {
  if (!i18n.locale) {
    i18n.load('en', {});
    i18n.activate('en');
  }
  return i18n._(`auth.${key}`, values, { message: en[key] });
}
