/** The first letter of a name as its reader sees it, signs and all; 'U' where there is none (spec.md §2). */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? 'U';
}
