import type { CouncilSettings } from './CouncilSettings';
import type { Translations } from './Translations';

interface GivenWord {
  text: string;
  /** 'en' where English stands in for another language: the `lang` of what shows it. */
  lang?: 'en';
}

/** What the council says in a language, and the English where it has not said it in that one (#20.4). */
export function wordIn<Word extends string>(
  settings: Readonly<Record<Word, string>> & { translations?: Translations<Word> | undefined },
  word: Word,
  language: string,
): GivenWord {
  const given = settings.translations?.[language]?.[word]?.trim();
  if (given) return { text: given };
  const text = settings[word];
  return language === 'en' || text === '' ? { text } : { text, lang: 'en' };
}

export interface CouncilInLanguage extends CouncilSettings {
  /** The `lang` of what shows each word. */
  lang: Record<CouncilWord, GivenWord['lang'] | undefined>;
}

type CouncilWord = 'name' | 'address' | 'hoursNote';

/** What the council says of itself in a language, and which of its words stand in in English. */
export function councilIn(settings: CouncilSettings, language: string): CouncilInLanguage {
  const [name, address, hoursNote] = [
    wordIn(settings, 'name', language),
    wordIn(settings, 'address', language),
    wordIn(settings, 'hoursNote', language),
  ];
  return {
    ...settings,
    ...{ name: name.text, address: address.text, hoursNote: hoursNote.text },
    lang: { name: name.lang, address: address.lang, hoursNote: hoursNote.lang },
  };
}
