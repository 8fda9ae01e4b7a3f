import { languageName } from 'shared-area';
import { memo } from 'react';
import { placeOfText, type TextKey } from 'shared-data/model';
import { TextAreaField, TextField, theme } from 'shared-ui';
import { firstLanguage, type LanguageTag } from 'shared-ui/languages';
import { styled } from 'styled-components';
import { setTranslation } from './changeDefinition';
import { fieldKey } from './designState';
import { useMessages } from './i18n';
import type { DesignEdits } from './useDesign';

interface TranslationFieldProps {
  id: string;
  /** What the text is, such as 'Question 3'. */
  label: string;
  error: string | undefined;
  /** The text in the first language. */
  text: string;
  /** The text in the further language. */
  value: string;
  textKey: TextKey;
  language: LanguageTag;
  edits: DesignEdits;
}

/** A text in a further language, below the original. Each field renders only for its own text: there may be hundreds. */
export const TranslationField = memo(function TranslationField({
  id,
  label,
  error,
  text,
  value,
  textKey,
  language,
  edits,
}: TranslationFieldProps) {
  const t = useMessages();
  const { field } = placeOfText(textKey);
  const isLong = longFields.has(field);
  const parts = {
    id,
    label,
    error,
    value,
    lang: language,
    hint: (
      <>
        <First lang={firstLanguage}>{text}</First>
        {value.trim() === '' && (
          <span>{t('languages.missing', { first: languageName(firstLanguage) })}</span>
        )}
      </>
    ),
  };
  const change = (typed: string) =>
    edits.change(
      (before) => setTranslation(before, language, textKey, typed),
      fieldKey(language, textKey),
    );

  return isLong ? (
    <TextAreaField
      {...parts}
      rows={field === 'certificateText' ? 6 : 2}
      onChange={({ target }) => change(target.value)}
    />
  ) : (
    <TextField {...parts} autoComplete="off" onChange={({ target }) => change(target.value)} />
  );
});

const longFields = new Set(['description', 'bring', 'hint', 'certificateText']);

const First = styled.span`
  display: block;
  color: ${theme.color.ink};
  font-size: ${theme.text.size16};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
