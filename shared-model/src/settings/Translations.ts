/** The council's texts in further languages, by the tags of the languages: a missing text is shown in English. */
export type Translations<Word extends string> = Record<
  string,
  Partial<Record<Word, string | undefined>>
>;
