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

/** The condition holds for each of at most so many places, as far as there are `count`. */
export function whereThere(most: number, conditionOf: (place: number) => string): string {
  return eachPlace(most, '\n  && ', (place) => `(count < ${place + 1} || ${conditionOf(place)})`);
}

/** The lists of at most so many places in one; what is beyond `count` adds none. */
export function inOneList(most: number, listOf: (place: number) => string): string {
  return eachPlace(most, '\n    ', (place) =>
    place === 0 ? listOf(0) : `.concat(count < ${place + 1} ? [] : ${listOf(place)})`,
  );
}

const quoted = (value: string) => `'${value}'`;

/** A list as the rules write it. */
export const listed = (values: readonly string[]): string => `[${values.map(quoted).join(', ')}]`;

/** A field of a map. 'service' is a word of the language of rules. */
export const fieldOf = (map: string, name: string): string =>
  name === 'service' ? `${map}[${quoted(name)}]` : `${map}.${name}`;
