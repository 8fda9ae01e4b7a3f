import { useEffect, useState } from 'react';
import { createMessages } from 'shared-ui';
import en from './en';

/** Each area has these in its own build: a key keeps its meaning, so that two builds may be in one page. */
export const { useMessages, FormattedMessage } = createMessages(
  'shared-area.certificate',
  en,
  (language) => import(`./${language}`),
);

type Key = keyof typeof en;
type Catalogue = Partial<Record<Key, string>>;

/** The words of a paper that need no values: what else is printed stands on lines of its own. */
export type PaperWord = Exclude<
  Key,
  {
    [Each in Key]: (typeof en)[Each] extends `${string}{${string}` ? Each : never;
  }[Key]
>;

const catalogues = new Map<string, Catalogue>();

/** A word in English, and in the other language where it has one. */
export type PaperWords = (word: PaperWord) => { text: string; second: string | undefined };

/**
 * Gives the words of a paper that is printed in two languages, whatever language the page is in. Undefined until
 * they are there; where they cannot be fetched, English is left.
 */
export function usePaperWords(language: string): PaperWords | undefined {
  const [loaded, setLoaded] = useState(() => catalogues.get(language));
  useEffect(() => {
    let isCurrent = true;
    void loadCatalogue(language).then((catalogue) => isCurrent && setLoaded(catalogue));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded && ((word) => ({ text: en[word], second: loaded[word] }));
}

async function loadCatalogue(language: string): Promise<Catalogue> {
  const known = catalogues.get(language);
  if (known) return known;
  try {
    const { default: catalogue } = (await import(`./${language}`)) as { default: Catalogue };
    catalogues.set(language, catalogue);
    return catalogue;
  } catch {
    return {};
  }
}
