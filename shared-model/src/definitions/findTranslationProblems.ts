import { limits } from '../limits/limits';
import { countFaults, lengthFaults, type FieldFault } from './definitionFaults';
import type { ServiceDefinition } from './definitionSchema';
import {
  certificateTextKey,
  placeOfText,
  usedTranslations,
  type TextKey,
  type TextPlace,
} from './definitionTexts';
import { placeholderFaults } from './findCertificateFaults';

const { definition: most, certificate } = limits;

/**
 * Finds the problems that prevent publishing the translations of a definition: each text has the same length limit as the
 * original, and the placeholders of the certificate's text must be valid. A missing translation is not a problem: the
 * original text is the fallback.
 */
export function findTranslationProblems(
  definition: ServiceDefinition,
): (FieldFault & { at?: string })[] {
  return Object.entries(usedTranslations(definition) ?? {}).flatMap(([language, texts]) => {
    const given = Object.values(texts);
    return [
      ...countFaults('translations', given.length, most.translations.texts),
      ...lengthFaults('translations', given.join(''), most.translations.characters),
      ...Object.entries(texts).flatMap(([key, text]) =>
        textFaults(key, text, definition, language),
      ),
    ].map((fault) => ({ ...fault, language }));
  });
}

function textFaults(
  key: TextKey,
  text: string,
  definition: ServiceDefinition,
  language: string,
): (FieldFault & { at?: string })[] {
  const place = placeOfText(key);
  return [
    ...lengthFaults(place.field, text, limitOf(place)),
    ...(key === certificateTextKey ? placeholderFaults(text, definition, language) : []),
  ].map((fault) => ({ ...fault, ...place, text: key }));
}

function limitOf({ at, field }: TextPlace): number {
  switch (field) {
    case 'description':
    case 'category':
    case 'bring':
    case 'label':
    case 'hint':
      return most[field];
    case 'title':
      return most.sectionTitle;
    case 'choices':
      return most.choice;
    case 'certificateTitle':
      return certificate.title;
    case 'certificateText':
      return certificate.text;
    case 'certificateSignatory':
    case 'certificateOffice':
      return certificate.signatory;
    default:
      return at === undefined ? limits.serviceName : limits.serviceDocument;
  }
}
