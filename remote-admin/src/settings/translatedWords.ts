import { otherLanguages } from 'shared-ui/languages';

/** The field name of a text of the settings in a further language. */
export function wordField<const Word extends string>(tag: string, word: Word) {
  return `translations.${tag}.${word}` as const;
}

/** The field names of these texts in each further language. */
export function wordFields<const Word extends string>(words: readonly Word[]) {
  return otherLanguages.flatMap((tag) => words.map((word) => wordField(tag, word)));
}

/** The stored translations as form values: '' for a missing one. */
export function wordsToType<Typed extends Readonly<Record<string, string>>>(
  empty: Typed,
  given: Readonly<Record<string, { [Word in keyof Typed]?: string | undefined }>> | undefined,
): Record<string, Typed> {
  return Object.fromEntries(otherLanguages.map((tag) => [tag, { ...empty, ...given?.[tag] }]));
}

/** The form values as a record, without empty ones. */
export function typedWords<Typed extends Readonly<Record<string, string>>>(
  typed: Readonly<Record<string, Typed>>,
): { translations?: Record<string, Partial<Typed>> } {
  const given = Object.entries(typed).flatMap(([tag, words]) => {
    const filled = Object.fromEntries(
      Object.entries(words).filter(([, text]) => text !== ''),
    ) as Partial<Typed>;
    return Object.keys(filled).length > 0 ? [[tag, filled] as const] : [];
  });
  return given.length > 0 ? { translations: Object.fromEntries(given) } : {};
}
