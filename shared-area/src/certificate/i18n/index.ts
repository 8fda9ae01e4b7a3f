import { useEffect, useState } from 'react';
import { createMessages } from 'shared-ui';
import en from './en';

/** Each area has these in its own build: a key keeps its meaning, so that two builds may be in one page. */
export const { useMessages } = createMessages(
  'shared-area.certificate',
  en,
  (language) => import(`./${language}`),
);

type Key = keyof typeof en;
/** In a build each message is the list of its parts. */
type Catalogue = Partial<Record<Key, string | readonly string[]>>;
const english: Catalogue = en;

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
 * Gives the words of a paper in English and in the language that it is printed in beside it, whatever language the page
 * is in. Undefined until they are there; where they cannot be fetched, English is left.
 * @param language left out where a paper is in English alone
 */
export function usePaperWords(language: string | undefined): PaperWords | undefined {
  const [loaded, setLoaded] = useState(() =>
    language === undefined ? {} : catalogues.get(language),
  );
  useEffect(() => {
    if (language === undefined) return;
    let isCurrent = true;
    void loadCatalogue(language).then((catalogue) => isCurrent && setLoaded(catalogue));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return (
    loaded && ((word) => ({ text: textOf(english[word]) ?? '', second: textOf(loaded[word]) }))
  );
}

function textOf(message: string | readonly string[] | undefined): string | undefined {
  return typeof message === 'object' ? message.join('') : message;
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
