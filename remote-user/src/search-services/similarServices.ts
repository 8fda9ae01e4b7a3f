import MiniSearch, { type Query } from 'minisearch';
import { cleanText } from 'shared-auth/names';
import { findServices, type ListedService } from './findServices';
import { sampleKeywords, usualKeywords } from './usualKeywords';

/** Words that fit many services, or the search itself: they find nothing alone, and are ignored beside other words. */
const emptyWords = new Set([
  ...['certificate', 'certificates', 'cert', 'proof', 'document', 'paper', 'copy', 'form', 'card'],
  ...['a', 'an', 'the', 'of', 'for', 'to', 'my', 'i', 'in', 'on', 'and', 'or', 'how', 'get'],
  ...['need', 'want', 'apply', 'application', 'please', 'praman', 'patra', 'pramanpatra'],
]);

/**
 * Finds services by the typed text: first those whose name contains it (spec.md §2), then those that match by a keyword
 * or another spelling.
 */
export function createServiceSearch(
  services: readonly ListedService[],
): (typed: string) => ListedService[] {
  const index = new MiniSearch<{ id: number; words: string }>({ fields: ['words'] });
  index.addAll(
    services.map(({ name, shownName = '', keywords = sampleKeywords[name] ?? '' }, id) => ({
      id,
      words: `${name} ${shownName === name ? '' : shownName} ${usualKeywords[name] ?? ''} ${keywords}`,
    })),
  );
  return (search) => {
    const typed = cleanText(search);
    const named = findServices(services, typed);
    const words = wordsOf(typed);
    if (words.length === 0) return named;
    const similar = index
      .search({ combineWith: 'AND', queries: words.map(spellingsOf) })
      .flatMap(({ id }) => services[Number(id)] ?? []);
    return [...named, ...similar.filter((service) => !named.includes(service))];
  };
}

function wordsOf(typed: string): string[] {
  const words = typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !emptyWords.has(word));
}

/** A query for a typed word, for words that start with it, and for words with wrong, missing or swapped letters. */
function spellingsOf(word: string): Query {
  const typed: Query = {
    queries: [word],
    prefix: word.length > 2,
    fuzzy: word.length < 4 ? 0 : word.length < 8 ? 1 : 2,
  };
  // Two swapped letters are one mistake, but two edits for the index.
  const swapped = word.length < 4 ? [] : swapsOf(word).map((queries): Query => ({ queries }));
  return { combineWith: 'OR', queries: [typed, ...swapped] };
}

function swapsOf(word: string): string[][] {
  const letters = Array.from(word);
  return letters.slice(1).map((letter, at) => {
    const swapped = [...letters];
    swapped[at] = letter;
    swapped[at + 1] = letters[at] ?? '';
    return [swapped.join('')];
  });
}
