import type { Navigator } from 'react-router-dom';
import { loadRecords } from '../configuration/loadRecords';
import { noteLedNowhere } from './ledNowhere';
import { keptLanguage, languageKey, tagOf } from './chosenLanguage';
import { isLanguageChosenHere } from './isLanguageChosenHere';
import { pathInLanguage } from './languagePaths';

/**
 * Applies the language of an account if none was chosen on this device, and from then on saves each choice with the
 * account.
 * @returns a promise that resolves when the account's language is applied, or cannot be read
 */
export async function followAccountLanguage(
  uid: string,
  navigator: Pick<Navigator, 'replace'>,
  signal: AbortSignal,
): Promise<void> {
  const save = () => {
    const language = keptLanguage();
    if (language) saveLanguage(uid, language).catch(warn);
  };
  addEventListener(languageKey, save, { signal });
  try {
    const found = await (await loadRecords()).findAccountLanguage(uid);
    if (signal.aborted) return;
    if (found === undefined) save();
    const isElsewhere = found !== undefined && take(found, navigator);
    noteLedNowhere(isElsewhere ? undefined : uid);
  } catch (error) {
    warn(error);
  }
}

/**
 * Navigates to the current page in the account's language. Reads the address now, since a login may have redirected.
 * @returns whether the address has changed
 */
function take(found: string, navigator: Pick<Navigator, 'replace'>): boolean {
  const language = tagOf(found);
  if (!language || isLanguageChosenHere()) return false;
  const { pathname, search, hash } = location;
  const path = pathInLanguage(language, pathname);
  if (path === pathname) return false;
  navigator.replace({ pathname: path, search, hash }, stateOfRouter());
  return true;
}

async function saveLanguage(uid: string, language: string): Promise<void> {
  return (await loadRecords()).saveAccountLanguage(uid, language);
}

/** The router's state of the page, such as where a login leads back to. */
function stateOfRouter(): unknown {
  const state: unknown = history.state;
  return state instanceof Object && 'usr' in state ? state.usr : undefined;
}

function warn(error: unknown) {
  console.warn("The account's language could not be read or kept", error);
}
