import { keptLanguage, preferredLanguage } from './chosenLanguage';
import { languageOfPath } from './languagePaths';

/** Whether a language was chosen on this device, by hand or by an address. A redirect to the browser's language is no choice. */
export function isLanguageChosenHere(): boolean {
  const ofAddress = languageOfPath(location.pathname);
  const isLed = ofAddress === undefined || ofAddress === preferredLanguage();
  return keptLanguage() !== undefined || !isLed;
}
