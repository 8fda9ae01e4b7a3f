import { useRecords, watchServices } from 'shared-data';
import { isInCatalogue, loadServiceNames } from '../ServiceName/i18n';
import english from '../ServiceName/i18n/en';
import { createPaperWords } from './createPaperWords';
import type { BothTexts } from './InBoth';

const useCatalogueNames = createPaperWords(english, loadServiceNames);

/**
 * The name of a service in the records, and its translation to the language of a paper, if there is one.
 * @returns undefined until it has loaded
 */
export function useServiceInBoth(
  name: string,
  language: string | undefined,
): BothTexts | undefined {
  const services = useRecords(watchServices);
  const catalogue = useCatalogueNames(language);
  if (services.status === 'loading' || !catalogue) return undefined;
  if (language === undefined) return { text: name };
  const all = services.status === 'ready' ? services.data : [];
  const given = all.find((each) => each.name === name)?.translations?.[language]?.name;
  if (given) return { text: name, second: given };
  return isInCatalogue(name) ? catalogue(name) : { text: name };
}
