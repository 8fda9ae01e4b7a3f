import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

export type Catalogue = Record<string, string>;

/** What a message must have in common in every language: its placeholders with their kinds and cases, and its tags. */
function shapeOf(message: string, language: string): string[] {
  const parts = Array.from(message.matchAll(/<\/?\w+\/?>/g), ([part]) => part);
  // Two cases of a plural may contain the same placeholder.
  return [...new Set([...shapeOfTokens(compileMessage(message), language), ...parts])].sort();
}

function shapeOfTokens(tokens: CompiledMessage, language: string): string[] {
  if (typeof tokens === 'string') return [];
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, kind, cases] = token;
    if (kind === undefined) return [`{${name}}`];
    if (typeof cases !== 'object' || cases === null) return [`{${name}, ${kind}}`];
    const inside = Object.values(cases).flatMap((inner) =>
      // The offset of a plural is a number, or missing.
      Array.isArray(inner) ? shapeOfTokens(inner, language) : [],
    );
    return [
      `{${name}, ${kind}: ${caseNames(
        kind,
        Object.keys(cases).filter((each) => each !== 'offset'),
        language,
      )}}`,
      ...inside,
    ];
  });
}

/**
 * Languages have different plural categories, so this only says whether all of them exist; choices are the same in
 * every language.
 */
function caseNames(kind: string, cases: string[], language: string): string {
  if (kind !== 'plural') return cases.sort().join(' ');
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const missing = needed.filter((category) => !cases.includes(category));
  return missing.length === 0 ? 'all plurals' : `without ${missing.join(', ')}`;
}

/** The problems of a translation, by the keys of its messages. */
export function findGaps(english: Catalogue, translation: Catalogue, language: string): string[] {
  const missing = Object.keys(english).filter((key) => !(key in translation));
  const surplus = Object.keys(translation).filter((key) => !(key in english));
  const empty = Object.keys(translation).filter((key) => translation[key]?.trim() === '');
  const other = Object.keys(english).filter((key) => {
    const [text, translated] = [english[key] ?? '', translation[key]];
    if (translated === undefined) return false;
    return String(shapeOf(text, 'en')) !== String(shapeOf(translated, language));
  });
  return [
    ...missing.map((key) => `${key} is missing`),
    ...surplus.map((key) => `${key} is in no English catalogue`),
    ...empty.map((key) => `${key} is empty`),
    ...other.map((key) => `${key} has other placeholders, cases or parts`),
  ];
}
