/** What of the council's words can be given in further languages, by their tags: what is left out stands in English. */
export type Translations<Word extends string> = Record<
  string,
  Partial<Record<Word, string | undefined>>
>;
