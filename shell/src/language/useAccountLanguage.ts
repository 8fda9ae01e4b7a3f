import { use, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { readSession } from 'shared-auth';
import { ledNowhere, noteLedNowhere } from './ledNowhere';
import { isLanguageChosenHere } from './isLanguageChosenHere';

/** Milliseconds that an area waits for the account's language. */
const patience = 2_000;

/**
 * Keeps the language that a signed-in person chooses with their account, and takes it up on a device on which none was
 * chosen: the same page is shown in it. An address in another language than the browser asks for was chosen by whoever
 * follows it, and stays. (docs/decisions/0026-a-language-is-in-the-address.md)
 * @param uid of who is signed in and in their own area
 * @returns whether the area can be shown; one that is shown already stays
 */
export function useAccountLanguage(uid: string | undefined): boolean {
  const { navigator } = use(NavigationContext);
  // Who comes back does not wait for what led nowhere before: it is looked up beside the area.
  const [isSettled, setSettled] = useState(
    () => uid === undefined || isLanguageChosenHere() || ledNowhere(uid),
  );

  useEffect(() => {
    if (uid === undefined) return;
    const ended = new AbortController();
    const settle = () => {
      if (!ended.signal.aborted) setSettled(true);
    };
    // Its code has no place on a login screen.
    import(/* webpackChunkName: 'signed-in' */ './followAccountLanguage')
      .then(({ followAccountLanguage }) => followAccountLanguage(uid, navigator, ended.signal))
      .then(settle, settle);
    const timer = setTimeout(settle, patience);
    return () => {
      ended.abort();
      clearTimeout(timer);
      // The area is left: by its person, who comes back, or because they have signed out.
      if (readSession()?.uid !== uid) noteLedNowhere(undefined);
    };
  }, [uid, navigator]);

  return isSettled;
}
