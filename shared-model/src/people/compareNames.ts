/** Collators are cached, because sorting a thousand names takes ten thousand comparisons. */
const collators = new Map<string, Intl.Collator>();

/** Orders names as the language of the page does, in whatever script they are written. */
export function compareNames(one: string, other: string): number {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  let collator = collators.get(language);
  if (!collator) collators.set(language, (collator = new Intl.Collator(language || undefined)));
  return collator.compare(one, other);
}
