import { useSyncExternalStore } from 'react';
import { activeLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';
import { readCouncil, usualCouncil, watchCouncil, type CouncilWords } from './council';

/** What the council says of itself in the language of the page, as far as this browser has heard. */
export function useCouncil() {
  const council = useSyncExternalStore(watchCouncil, readCouncil, () => usualCouncil);
  const language = activeLanguage();
  const given = council.translations?.[language];
  return {
    ...council,
    ...given,
    /** Of what shows a word: English where it stands in for the language of the page. */
    langOf: (word: keyof CouncilWords) =>
      language === firstLanguage || given?.[word] ? undefined : firstLanguage,
  };
}
