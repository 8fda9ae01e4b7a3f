import type { CouncilSettings } from './settingsSchema';

interface GivenWord {
  text: string;
  /** 'en' where English is the fallback for another language: the `lang` of the element that shows the text. */
  lang?: 'en';
}

/** A text of the council in a language, or its English text where it has none in that language (#20.4). */
export function wordIn<Word extends string>(
  settings: Readonly<Record<Word, string>> & {
    translations?: Record<string, Partial<Record<Word, string>>> | undefined;
  },
  word: Word,
  language: string,
): GivenWord {
  const given = settings.translations?.[language]?.[word]?.trim();
  if (given) return { text: given };
  const text = settings[word];
  return language === 'en' || text === '' ? { text } : { text, lang: 'en' };
}

export interface CouncilInLanguage extends CouncilSettings {
  /** The `lang` of the element that shows each text. */
  lang: Record<CouncilWord, GivenWord['lang'] | undefined>;
}

type CouncilWord = 'name' | 'address' | 'hoursNote';

/** The council's texts in a language, and which of them fall back to English. */
export function councilIn(settings: CouncilSettings, language: string): CouncilInLanguage {
  const [name, address, hoursNote] = [
    wordIn(settings, 'name', language),
    wordIn(settings, 'address', language),
    wordIn(settings, 'hoursNote', language),
  ];
  return {
    ...settings,
    name: name.text,
    address: address.text,
    hoursNote: hoursNote.text,
    lang: { name: name.lang, address: address.lang, hoursNote: hoursNote.lang },
  };
}
