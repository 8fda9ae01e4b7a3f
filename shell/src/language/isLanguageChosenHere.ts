import { keptLanguage, preferredLanguage } from './chosenLanguage';
import { languageOfPath } from './languagePaths';

/** Whether somebody has chosen a language on this device, by hand or by an address. Where the browser's own wish has led, nobody has. */
export function isLanguageChosenHere(): boolean {
  const ofAddress = languageOfPath(location.pathname);
  const isLed = ofAddress === undefined || ofAddress === preferredLanguage();
  return keptLanguage() !== undefined || !isLed;
}
