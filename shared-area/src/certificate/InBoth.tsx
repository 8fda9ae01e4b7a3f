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
 * On one line if there is room, with a dot between the texts: 'Date of birth · जन्मतारीख'. Otherwise the second text has the next
 * line, and the style of the sheet (`bothStyle`) cuts off its dot. Equal texts are shown only once.
 */
export function InBoth({ text, second, language }: InBothProps) {
  if (language === undefined || second === undefined || second === '' || second === text)
    return text;
  return (
    <span data-part="both">
      <span>{text}</span>
      <span data-part="gap"> </span>
      <span data-part="second">
        <span data-part="dot" aria-hidden="true">
          ·{' '}
        </span>
        <span lang={language}>{second}</span>
      </span>
    </span>
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
