/** A text of a paper, and the same in a second language. */
export interface BothTexts {
  text: string;
  second?: string | undefined;
}

interface InBothProps extends BothTexts {
  /** The language of the second text. */
  language: string | undefined;
}

/**
 * On one line if there is room, with a dot before the second text: 'Date of birth · जन्मतारीख'. Equal texts are shown only once.
 */
export function InBoth({ text, second, language }: InBothProps) {
  if (language === undefined || second === undefined || second === '' || second === text)
    return text;
  return (
    <>
      {text}{' '}
      <span data-part="second">
        <span aria-hidden="true">· </span>
        <span lang={language}>{second}</span>
      </span>
    </>
  );
}

/** One or more sentences, with each language in a paragraph of its own. */
export function ParagraphInBoth({
  text,
  second,
  language,
  part,
}: InBothProps & { part?: 'text' | undefined }) {
  return (
    <>
      <p data-part={part}>{text}</p>
      {language !== undefined && second && second !== text && (
        <p data-part={part} lang={language}>
          {second}
        </p>
      )}
    </>
  );
}
