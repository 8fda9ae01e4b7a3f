import { useEffect, useState } from 'react';
import type { BothTexts } from './InBoth';

/** In a build each message is the list of its parts: what is read, and the names of its values. */
type Message = string | readonly (string | readonly string[])[];
type Catalogue = Readonly<Record<string, Message>>;

/** A value is the same in both languages, or said in each. */
type PaperValues = Readonly<Record<string, string | BothTexts>>;

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;

/** What is printed in two languages chooses between no forms and has no parts of its own. */
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

/** A message in English, and in the other language where it has one. */
export type PaperWords<English> = <Key extends PaperKey<English>>(
  key: Key,
  ...values: ValuesOf<English[Key]>
) => BothTexts;

/**
 * Gives the messages of a catalogue in English and in the language that a paper is printed in beside it, whatever
 * language the page is in.
 * @param english as for `createMessages`
 * @param load the same keys in another language
 * @returns a hook that takes the language, left out where a paper is in English alone. It gives undefined until the
 *   messages are there; where they cannot be fetched, English is left
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
