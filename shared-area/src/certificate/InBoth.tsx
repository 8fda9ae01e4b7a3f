/** A text of a paper, and the same in a second language. */
export interface BothTexts {
  text: string;
  second?: string | undefined;
}

interface InBothProps extends BothTexts {
  /** Of the second one. */
  language: string | undefined;
}

/** On one line where there is room, the dot with the second: 'Date of birth · जन्मतारीख'. What is the same in both stands once. */
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

/** A whole sentence or more, each language on lines of its own. */
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
