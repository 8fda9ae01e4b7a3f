import { firstLanguage } from 'shared-ui/languages';
import published from '../../deployment/services.json';
import type {
  PublishedService,
  PublishedText,
  PublishedTexts,
  ServiceInLanguage,
} from './PublishedService';

/** The services that citizens can apply for, as published with this build; the build checks the file. */
export const services = published as readonly PublishedService[];

/** The published texts in further languages, as far as they are loaded: by language and id of the service. */
const texts = new Map<string, Record<string, PublishedTexts>>();

export function addTexts(language: string, given: Record<string, PublishedTexts>): void {
  texts.set(language, given);
}

/** The services in a language, with English for texts that were not published in it. */
export function servicesIn(language: string): ServiceInLanguage[] {
  return services.map((service) =>
    inLanguage(service, texts.get(language)?.[service.id], language),
  );
}

function inLanguage(
  { name, description, who, bring, papers, ...facts }: PublishedService,
  given: PublishedTexts = {},
  language: string,
): ServiceInLanguage {
  const one = (first: string, translated: string | undefined): PublishedText =>
    translated === undefined
      ? { text: first, lang: language === firstLanguage ? undefined : firstLanguage }
      : { text: translated, lang: undefined };
  const paper = (each: PublishedService['papers'][number], at: number) => ({
    name: one(each.name, given.papers?.[at]?.name),
    hint: each.hint === undefined ? undefined : one(each.hint, given.papers?.[at]?.hint),
    required: each.required,
  });
  return {
    ...facts,
    firstName: name,
    name: one(name, given.name),
    description: one(description, given.description),
    who: who === undefined ? undefined : one(who, given.who),
    bring: bring === undefined ? undefined : one(bring, given.bring),
    papers: papers.map(paper),
  };
}
