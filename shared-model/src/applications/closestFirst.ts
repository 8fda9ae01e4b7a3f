import { plainText } from '../texts/plainText';
import { similarKey, soundKeys } from './nameKeys';
import { spokenWords } from './searchWords';
import { soughtNames, type SoughtWord } from './soughtWords';

/** What a search compares of a record that is at hand. */
interface Searched {
  /** Everything that it is found by, as it is written. */
  text: string;
  /** The name in it, which is also found by its sound, in Devanagari and in Latin. */
  name: string;
}

export interface ClosestFirst<T> {
  /** What has all words of the search, as they are typed, and then as they sound; each in the given order. */
  found: T[];
  /** What has only a similar name: 'Patel' for 'Patil'. To be shown under a heading that says so. */
  similar: T[];
}

/** Searches records that are at hand, as the stores search applications: the exact spelling, then the same sound. */
export function closestFirst<T>(
  items: readonly T[],
  search: string,
  searchedOf: (item: T) => Searched,
): ClosestFirst<T> {
  const words = plainText(search).toLowerCase().split(' ');
  const sought = words.map((word) => ({ word, parts: soughtNames(word) }));
  const exact: T[] = [];
  const sound: T[] = [];
  const similar: T[] = [];
  for (const item of items) {
    const { text, name } = searchedOf(item);
    const written = text.toLowerCase();
    const keys = spokenWords(name).map((word) => ({
      sounds: soundKeys(word),
      similar: similarKey(word),
    }));
    const isAs = (parts: SoughtWord[], matches: (part: SoughtWord) => boolean) =>
      parts.length > 0 && parts.every(matches);
    const sounds = ({ sounds: begun }: SoughtWord) =>
      begun.some((key) => keys.some((each) => each.sounds.some((own) => own.startsWith(key))));
    const isSimilar = (part: SoughtWord) =>
      part.similar !== undefined && keys.some((each) => each.similar === part.similar);
    const has = (word: string) => written.includes(word);
    if (words.every(has)) exact.push(item);
    else if (sought.every(({ word, parts }) => has(word) || isAs(parts, sounds))) sound.push(item);
    else if (
      sought.every(
        ({ word, parts }) => has(word) || isAs(parts, (part) => sounds(part) || isSimilar(part)),
      )
    ) {
      similar.push(item);
    }
  }
  return { found: [...exact, ...sound], similar };
}
