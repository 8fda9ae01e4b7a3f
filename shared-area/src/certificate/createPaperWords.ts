import { useEffect, useState } from 'react';
import type { BothTexts } from './InBoth';

/** In a build each message is a list of its parts: texts, and the names of its values. */
type Message = string | readonly (string | readonly string[])[];
type Catalogue = Readonly<Record<string, Message>>;

/** A value is the same in both languages, or has a text in each. */
type PaperValues = Readonly<Record<string, string | BothTexts>>;

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;

/** A message on papers in two languages has no plural or select forms, and no parts for elements. */
type IsPlain<Text extends string> = Text extends `${string}</${string}`
  ? false
  : Extract<NameIn<Text>, `${string},${string}`> extends never
    ? true
    : false;

type PaperKey<English> = {
  [Key in keyof English & string]: English[Key] extends string
    ? IsPlain<English[Key]> extends true
      ? Key
      : never
    : never;
}[keyof English & string];

/** The keys of the messages that need no values. */
export type PaperLabel<English> = {
  [Key in PaperKey<English>]: ValuesOf<English[Key]> extends [] ? Key : never;
}[PaperKey<English>];

type ValuesOf<Text> = Text extends string
  ? [NameIn<Text>] extends [never]
    ? []
    : [values: Readonly<Record<NameIn<Text>, string | BothTexts>>]
  : [];

/** Returns a message in English, and in the other language if it exists there. */
export type PaperWords<English> = <Key extends PaperKey<English>>(
  key: Key,
  ...values: ValuesOf<English[Key]>
) => BothTexts;

/**
 * Makes a hook for the messages of a catalogue in English and in the second language of a paper, whatever the
 * language of the page.
 * @param english as for `createMessages`
 * @param load imports the same keys in another language
 * @returns a hook that takes the second language, or undefined for a paper in English only. It returns undefined
 * until the messages have loaded; if they cannot be loaded, only English remains
 */
export function createPaperWords<const English extends Readonly<Record<string, string>>>(
  english: English,
  load: (language: string) => Promise<{ default: Catalogue }>,
) {
  const catalogues = new Map<string, Catalogue>([['en', {}]]);

  async function fetchCatalogue(language: string): Promise<Catalogue> {
    try {
      const { default: catalogue } = await load(language);
      catalogues.set(language, catalogue);
      return catalogue;
    } catch {
      return {};
    }
  }

  return function usePaperWords(language: string | undefined): PaperWords<English> | undefined {
    const [fetched, setFetched] = useState<{ language: string; catalogue: Catalogue }>();
    const known = catalogues.get(language ?? 'en');
    useEffect(() => {
      if (language === undefined || catalogues.has(language)) return;
      let isCurrent = true;
      void fetchCatalogue(language).then((catalogue) => {
        if (isCurrent) setFetched({ language, catalogue });
      });
      return () => {
        isCurrent = false;
      };
    }, [language]);
    const second = known ?? (fetched?.language === language ? fetched?.catalogue : undefined);
    if (!second) return undefined;
    return (key: string, values?: PaperValues) => inBoth(english[key], second[key], values);
  };
}

function inBoth(
  english: Message = '',
  second: Message | undefined,
  values: PaperValues = {},
): BothTexts {
  const inEnglish = (name: string) => bothOf(values[name]).text;
  const inSecond = (name: string) => bothOf(values[name]).second ?? inEnglish(name);
  return {
    text: filled(english, inEnglish),
    second: second === undefined ? undefined : filled(second, inSecond),
  };
}

function bothOf(value: string | BothTexts = ''): BothTexts {
  return typeof value === 'string' ? { text: value } : value;
}

function filled(message: Message, valueOf: (name: string) => string): string {
  return typeof message === 'string'
    ? message.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name))
    : message.map((part) => (typeof part === 'string' ? part : valueOf(part[0] ?? ''))).join('');
}
