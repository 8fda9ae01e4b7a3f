import type { Watch } from '../../kinds/Watch';
import type { PreparedTexts, PreparedText } from './preparedTextsSchema';

/** The language that each text has, and the fallback for the others. */
const first = 'en';

/** The prepared texts' part of the port. */
export interface PreparedTextRecords {
  /** The usual ones until something is set. */
  watch(): Watch<PreparedTexts>;
  /** `texts.revision` is the one that the admin has seen. @throws SettingsChangedError */
  save(texts: PreparedTexts): Promise<PreparedTexts>;
}

/** A text in a language, or in English where it is not translated. */
export function preparedTextIn(
  { texts }: Pick<PreparedText, 'texts'>,
  language: string,
): { text: string; language: string } {
  const given = texts[language]?.trim();
  return given ? { text: given, language } : { text: texts[first]?.trim() ?? '', language: first };
}
