import { personNameLimit, plainText } from 'shared-auth/names';
import { cut } from '../files/documentName';

/** A name as records hold it: with every character to be seen, and no longer than there is room for. */
export function personName(name: string): string {
  return cut(plainText(name), personNameLimit).trim() || '–';
}
