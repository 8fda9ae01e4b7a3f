/** The first letter of a name, with its combining signs; 'U' if there is none (spec.md §2). */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? 'U';
}
