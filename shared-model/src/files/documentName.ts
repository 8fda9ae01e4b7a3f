import { plainText } from '../texts/plainText';
import { limits } from '../limits/limits';

const unnamed = 'document';

/**
 * The name that a document is stored under: the name of the file without invisible characters, shortened before
 * its ending where it is too long.
 */
export function documentName(fileName: string): string {
  const name = plainText(fileName) || unnamed;
  if (name.length <= limits.fileName) return name;
  const dot = name.lastIndexOf('.');
  const ending = name.length - dot <= 10 ? name.slice(dot) : '';
  const room = limits.fileName - ending.length - 1;
  return `${cut(name, room)}…${ending}`;
}

/** The first `most` characters at most, never half of a surrogate pair. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
