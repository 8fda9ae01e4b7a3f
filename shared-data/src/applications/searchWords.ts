import type { Application } from './Application';

/** The words of a text, as they are compared in a search. Vowel signs stay part of their word. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** The words that an application is found by. The running number also counts without its zeros. */
export function searchWords({ applicant, service, number }: Application): string[] {
  const running = number.split('-').at(-1)?.replace(/^0+/, '') ?? '';
  return wordsOf([applicant.name, service, number, running].join(' '));
}
