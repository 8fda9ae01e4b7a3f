import type { Watch } from '../../kinds/Watch';

/**
 * What a text is written for: a message to the citizen, or the reason for a return for correction, for a rejection, for
 * a certificate that is revoked or replaced, for a payment that is cancelled.
 */
export const preparedTextKinds = [
  'message',
  'return',
  'rejection',
  'revocation',
  'cancellation',
] as const;
export type PreparedTextKind = (typeof preparedTextKinds)[number];

/** The language that each text has, and the fallback for the others. */
const first = 'en';

/** A text that the council has written once, so that a citizen is answered in their language. (issue 20.7) */
export interface PreparedText {
  /** Created by the form. */
  id: string;
  kind: PreparedTextKind;
  /** By the tag of the language; English is always present. */
  texts: Record<string, string>;
}

export interface PreparedTexts {
  /** At most `limits.preparedTexts.most`, in the council's own order. */
  list: PreparedText[];
  /** Grows by one with each change; a change that names an older one is refused. */
  revision: number;
}

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
