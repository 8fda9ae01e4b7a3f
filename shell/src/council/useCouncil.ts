import { useSyncExternalStore } from 'react';
import { activeLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';
import { readCouncil, usualCouncil, watchCouncil, type CouncilWords } from './council';

/** The council's details in the language of the page, as stored in this browser. */
export function useCouncil() {
  const council = useSyncExternalStore(watchCouncil, readCouncil, () => usualCouncil);
  const language = activeLanguage();
  const given = council.translations?.[language];
  return {
    ...council,
    ...given,
    /** The `lang` of an element that shows a detail: English if that replaces the language of the page. */
    langOf: (word: keyof CouncilWords) =>
      language === firstLanguage || given?.[word] ? undefined : firstLanguage,
  };
}
