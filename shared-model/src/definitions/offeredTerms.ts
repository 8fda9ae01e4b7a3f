import type { Service, ServiceTerms } from '../services/serviceSchema';
import type { ServiceDefinition } from './definitionSchema';

/** The terms of a service as its definition states them. Its documents are the required papers. */
export function offeredTerms(
  definition: ServiceDefinition,
): ServiceTerms & Pick<Service, 'name' | 'translations'> {
  const { name, days, fee, papers, keywords } = definition;
  const documents = papers.filter(({ required }) => required).map((paper) => paper.name);
  const words = keywords?.trim();
  return {
    name,
    documents,
    days,
    fee,
    keywords: words === '' ? undefined : words,
    translations: nameTranslations(definition),
  };
}

function nameTranslations({ translations = {} }: ServiceDefinition): Service['translations'] {
  const names = Object.entries(translations).flatMap(([language, texts]) => {
    const name = texts.name?.trim();
    return name ? [[language, { name }] as const] : [];
  });
  return names.length > 0 ? Object.fromEntries(names) : undefined;
}
