import { useRecords, watchSettings } from 'shared-data';
import { wordIn } from 'shared-data/model';
import { useLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';
import type { PaperHeadProps } from './PaperHead';

interface PaperCouncil {
  /** The language that the paper is printed in besides English; undefined for English only. */
  language: string | undefined;
  council: PaperHeadProps['council'] | undefined;
}

/**
 * The council's head on a paper for a citizen, such as a receipt: in English, and in the council's language, or
 * in that of the page if the council has chosen none. Undefined until the records have loaded; without a council if they
 * cannot be read.
 */
export function usePaperCouncil(): PaperCouncil | undefined {
  const pageLanguage = useLanguage();
  const state = useRecords(watchSettings);
  if (state.status === 'loading') return undefined;
  const settings = state.status === 'ready' ? state.data : undefined;
  const chosen = settings?.language ?? pageLanguage;
  const language = chosen === firstLanguage ? undefined : chosen;
  if (!settings) return { language, council: undefined };
  const { name, address, phone } = settings;
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
