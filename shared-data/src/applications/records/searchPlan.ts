import type { SoughtWord } from 'shared-model';
import type { Filter } from '../../documents/Documents';
import type { QueryPlan } from './queryPlan';

/** A query for one word of a search, and the other words that a match must have: Firestore searches for one only. */
export interface WordPlan extends QueryPlan {
  /** Each in one of these spellings. */
  otherWords: string[][];
}

/** A query with a search. */
export interface SearchPlan extends WordPlan {
  /** What comes first: the words as they are typed. Undefined where the search asks for nothing else, or keeps the order. */
  exact?: WordPlan;
  /** With similar names as well; undefined where there are none. */
  similar?: WordPlan;
}

/**
 * Adds the words of a search to a query. It asks for the longest word, in a few spellings, of which Firestore compares 30 at
 * most together with the values of other filters.
 * @param field the list of words in the records
 * @param words the longest first
 */
export function planSearch(
  { filters, order }: QueryPlan,
  field: string,
  words: readonly SoughtWord[],
): SearchPlan {
  const by = (spellingsOf: (word: SoughtWord) => string[]): WordPlan => {
    const [first, ...otherWords] = words.map(spellingsOf);
    return { filters: [...filters, ...(first ? [hasAny(field, first)] : [])], order, otherWords };
  };
  const sounding = ({ exact, sounds }: SoughtWord) => [exact, ...sounds];
  return {
    ...by(sounding),
    ...(words.some(({ sounds }) => sounds.length > 0) ? { exact: by(({ exact }) => [exact]) } : {}),
    ...(words.some(({ similar }) => similar !== undefined)
      ? { similar: by((word) => [...sounding(word), ...(word.similar ? [word.similar] : [])]) }
      : {}),
  };
}

function hasAny(field: string, [only = '', ...others]: readonly string[]): Filter {
  return others.length === 0
    ? { field, operator: 'array-contains', value: only }
    : { field, operator: 'array-contains-any', value: [only, ...others] };
}

/** Whether Firestore alone finds the rows in their order, so that they can be paged by cursors. */
export function isInOrder({ otherWords, exact, similar }: SearchPlan): boolean {
  return otherWords.length === 0 && exact === undefined && similar === undefined;
}

/** The search without an order of its own: all that is found, in the order of the query. */
export function inItsOrder({ filters, order, otherWords }: SearchPlan): SearchPlan {
  return { filters, order, otherWords };
}
