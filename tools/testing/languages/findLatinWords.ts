import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { root } from '../../root';
import type { Catalogue } from './findGaps';

/**
 * The words that stay in Latin letters in a language, from the table of `docs/languages/<tag>.md`; the
 * longest first.
 * @throws if the document has no such table
 */
export function latinThatStays(language: string): string[] {
  return tableOf(language, 'Latin letters that stay')
    .flatMap(([stays = '']) => stays.split(','))
    .map((cell) => cell.replaceAll('`', '').trim())
    .sort((one, other) => other.length - one.length);
}

/** The rows of the table below a heading of `docs/languages/<tag>.md`, each as its cells. @throws if there is none */
export function tableOf(language: string, heading: string): string[][] {
  const document = path.join('docs/languages', `${language}.md`);
  const text = readFileSync(path.join(root, document), 'utf8').normalize('NFC');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [, , ...rows] = section.split('\n## ')[0]?.match(/^\|.*$/gm) ?? [];
  if (rows.length === 0) throw new Error(`${document} has no table '${heading}'.`);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Latin words of a translation that must not stay, by the keys of its messages. */
export function findLatinWords(translation: Catalogue, stays: readonly string[]): string[] {
  return Object.entries(translation).flatMap(([key, message]) => {
    const shown = stays.reduce(
      (text, word) => text.replaceAll(wholeWord(word), ''),
      textsOf(compileMessage(message)).replaceAll(/<\/?\w+\/?>/g, ' '),
    );
    const words = shown.match(/\p{Script=Latin}+/gu);
    return words ? [`${key} has Latin words: ${words.join(', ')}`] : [];
  });
}

function wholeWord(word: string): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\p{Script=Latin})${escaped}(?!\p{Script=Latin})`, 'gu');
}

/** The visible texts of a message, in all its cases, without the names of its placeholders. */
function textsOf(tokens: CompiledMessage | string): string {
  if (typeof tokens === 'string') return tokens;
  const texts = tokens.map((token) => {
    if (typeof token === 'string') return token;
    const cases = token[2];
    // Otherwise this is the format of a number.
    if (typeof cases !== 'object' || cases === null) return '';
    return (
      Object.values(cases)
        // The offset of a plural is a number, or missing.
        .map((inner) => (typeof inner === 'string' || Array.isArray(inner) ? textsOf(inner) : ''))
        .join(' ')
    );
  });
  return texts.join(' ');
}
