import { useRecords, watchSettings } from 'shared-data';
import { usualSettings, wordIn } from 'shared-data/model';
import { useLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';
import type { PaperHeadProps } from './PaperHead';

interface PaperCouncil {
  /** The language that the paper is printed in besides English; undefined for English only. */
  language: string | undefined;
  council: PaperHeadProps['council'];
}

/**
 * The council's head on a paper for a citizen, such as a receipt: in English, and in the council's language, or
 * in that of the page if the council has chosen none. Undefined until the records have loaded.
 */
export function usePaperCouncil(): PaperCouncil | undefined {
  const pageLanguage = useLanguage();
  const state = useRecords(watchSettings);
  if (state.status === 'loading') return undefined;
  const settings = state.status === 'ready' ? state.data : usualSettings;
  const { name, address, phone } = settings;
  const chosen = settings.language ?? pageLanguage;
  const language = chosen === firstLanguage ? undefined : chosen;
  const second =
    language === undefined
      ? undefined
      : {
          language,
          name: wordIn(settings, 'name', language).text,
          address: wordIn(settings, 'address', language).text,
        };
  return { language, council: { name, address, phone, second } };
}
