interface InLanguageProps {
  /** The language of the text where it is not the page's, by its tag. */
  lang: string | undefined;
  children: string;
}

/** A text of the records, marked where it is in another language than the page, so that it is read out right. */
export function InLanguage({ lang, children }: InLanguageProps) {
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
}
