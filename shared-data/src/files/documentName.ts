import { plainText } from 'shared-auth/names';
import { limits } from '../limits';

const unnamed = 'document';

/**
 * The name that a document is kept under: as the file's, with every character to be seen, and where it is
 * longer than there is room for, shortened before its ending.
 */
export function documentName(fileName: string): string {
  const name = plainText(fileName) || unnamed;
  if (name.length <= limits.fileName) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  const room = limits.fileName - ending.length - 1;
  return `${cut(name, room)}…${ending}`;
}

/** At most so many characters, never half of a pair. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
