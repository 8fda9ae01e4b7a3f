import { use, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { readSession } from 'shared-auth';
import { ledNowhere, noteLedNowhere } from './ledNowhere';
import { isLanguageChosenHere } from './isLanguageChosenHere';

/** Milliseconds that an area waits for the account's language. */
const timeout = 2_000;

/**
 * Saves the language that a signed-in person chooses with their account, and applies it on a device on which none was
 * chosen, by a redirect to the same page in it. An address in another language than the browser's counts as a choice,
 * and stays. (docs/decisions/0026-a-language-is-in-the-address.md)
 * @param uid of the person who is signed in and in their own area
 * @returns whether the area can be shown; an area that is already shown stays
 */
export function useAccountLanguage(uid: string | undefined): boolean {
  const { navigator } = use(NavigationContext);
  // At a later visit, a language that needed no redirect before is read in parallel with the area.
  const [isSettled, setSettled] = useState(
    () => uid === undefined || isLanguageChosenHere() || ledNowhere(uid),
  );

  useEffect(() => {
    if (uid === undefined) return;
    const ended = new AbortController();
    const settle = () => {
      if (!ended.signal.aborted) setSettled(true);
    };
    // A login screen must not load this code.
    import(/* webpackChunkName: 'signed-in' */ './followAccountLanguage')
      .then(({ followAccountLanguage }) => followAccountLanguage(uid, navigator, ended.signal))
      .then(settle, settle);
    const timer = setTimeout(settle, timeout);
    return () => {
      ended.abort();
      clearTimeout(timer);
      // The person has left the area. If they have signed out, nothing about them may stay on the device.
      if (readSession()?.uid !== uid) noteLedNowhere(undefined);
    };
  }, [uid, navigator]);

  return isSettled;
}
