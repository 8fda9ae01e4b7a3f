import { useRecords, type Service, type ServiceDefinition } from 'shared-data';
import { definitionIn, untranslatedTexts } from 'shared-data/model';
import { useLanguage } from 'shared-ui';
import { firstLanguage } from 'shared-ui/languages';
import { watchDefinition } from '../apply-for-service/questions/watchDefinition';

/** The service; one of the catalogue that is not offered has no id. */
export type ServiceWithPapers = Pick<Service, 'documents'> &
  Partial<Pick<Service, 'id' | 'version'>>;

export interface ServicePaper {
  text: string;
  /** The language of its name, if it differs from the page's. */
  lang: string | undefined;
}

/**
 * The papers that a service needs, in the language of the page. The list of services has them in the first language; for
 * another language the definition is read, which is cached on the device once the form was opened.
 */
export function useServicePapers(service: ServiceWithPapers | undefined): ServicePaper[] {
  const language = useLanguage();
  const isFirst = language === firstLanguage;
  const { id = '', version = 0 } = service ?? {};
  const described = useRecords(watchDefinition, id, isFirst ? 0 : version);
  const definition =
    described.status === 'ready' && !described.stale ? described.data?.definition : undefined;
  return papersIn(language, service, definition);
}

/**
 * The papers that a service needs, in a language.
 * @param definition the published one; until it has loaded, the papers are named in the first language
 */
export function papersIn(
  language: string,
  service: ServiceWithPapers | undefined,
  definition: ServiceDefinition | undefined,
): ServicePaper[] {
  const isFirst = language === firstLanguage;
  if (isFirst || !definition) {
    const { documents = [] } = service ?? {};
    return documents.map((text) => ({ text, lang: isFirst ? undefined : firstLanguage }));
  }
  const standingIn = untranslatedTexts(definition, language);
  return definitionIn(definition, language)
    .papers.filter(({ required }) => required)
    .map((paper) => ({
      text: paper.name,
      lang: standingIn.has(`paper/${paper.id}/name`) ? firstLanguage : undefined,
    }));
}
