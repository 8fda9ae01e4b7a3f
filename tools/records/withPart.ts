/**
 * The text with another part between two lines that mark it, each indented as the first one.
 * @throws Error if the text has not both lines
 */
export function withPart(
  text: string,
  marks: { start: string; end: string },
  part: string,
): string {
  const { start, end } = marks;
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim() === start);
  const to = lines.findIndex((line) => line.trim() === end);
  if (from === -1 || to < from) throw new Error(`The lines '${start}' and '${end}' are missing.`);
  const indent = /^ */.exec(lines[from] ?? '')?.[0] ?? '';
  const indented = part.split('\n').map((line) => (line === '' ? line : indent + line));
  return [...lines.slice(0, from + 1), ...indented, ...lines.slice(to)].join('\n');
}
