import { useRecords, watchSettings } from 'shared-data';
import { usualSettings, wordIn } from 'shared-data/model';
import { useLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';
import type { PaperHeadProps } from './PaperHead';

interface PaperCouncil {
  /** In which the paper is printed beside English; left out where it is in English alone. */
  language: string | undefined;
  council: PaperHeadProps['council'];
}

/**
 * How the council stands on a paper that a citizen is given, such as a receipt: in English, and in the council's
 * language, or in that of the page where the council has chosen none. Undefined until the records have answered.
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
