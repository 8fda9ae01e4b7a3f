/** File endings as a readable list: 'PDF, JPG, PNG'. */
export function shownEndings(of: readonly string[]): string {
  const short = of.filter((ending) => ending !== 'jpeg' && ending !== 'docx');
  return short.map((ending) => ending.toUpperCase()).join(', ');
}
