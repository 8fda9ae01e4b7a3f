/** Orders names as the language of the page does, in whatever script they are written. */
export function compareNames(one: string, other: string): number {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return new Intl.Collator(language || undefined).compare(one, other);
}
