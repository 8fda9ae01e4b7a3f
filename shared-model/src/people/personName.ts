import { personNameLimit, plainText } from '../texts/plainText';
import { cut } from '../files/documentName';

/** A name as records store it: without invisible characters, and cut to the limit. */
export function personName(name: string): string {
  return cut(plainText(name), personNameLimit).trim() || '–';
}
