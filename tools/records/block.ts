/** A function of the rules, or a part of one: a head, and lines in braces. */
export function block(head: string, lines: readonly string[]): string {
  const body = lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`);
  return [`${head} {`, ...body, '}'].join('\n');
}

/** Rules have no loops: a text for each of so many places. */
export function eachPlace(
  most: number,
  separator: string,
  textOf: (place: number) => string,
): string {
  return Array.from({ length: most }, (_, place) => textOf(place)).join(separator);
}

/** A list as the rules write it. */
export const listed = (values: readonly string[]): string =>
  `[${values.map((value) => `'${value}'`).join(', ')}]`;
