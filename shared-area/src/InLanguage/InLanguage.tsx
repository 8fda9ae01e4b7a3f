interface InLanguageProps {
  /** The language tag of the text, if it is not the page's language. */
  lang: string | undefined;
  children: string;
}

/**
 * A text of the records, marked if it is in another language than the page, so that screen readers pronounce it
 * correctly.
 */
export function InLanguage({ lang, children }: InLanguageProps) {
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}
