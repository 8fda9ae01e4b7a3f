import { useRef, useState } from 'react';
import { useFirstLanguage } from 'shared-area';
import type { Question } from 'shared-data';
import { applicantLabel } from 'shared-data/model';
import { Button, SelectField, TextAreaField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

interface CertificateTextFieldProps {
  id: string;
  error: string | undefined;
  value: string;
  /** Those whose answers can stand in the text. */
  questions: readonly Question[];
  /** With the name of the field where it was typed into it, so that it is one step. */
  onChange: (value: string, field?: string) => void;
}

/** The text of a certificate, with a way to put answers into it. */
export function CertificateTextField({
  id,
  error,
  value,
  questions,
  onChange,
}: CertificateTextFieldProps) {
  const t = useMessages();
  const firstLanguage = useFirstLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  /** Where the cursor was when the text was left; at its end until then. */
  const left = useRef<[start: number, end: number]>(undefined);
  const labels = [applicantLabel, ...questions.flatMap(({ label }) => label.trim() || [])];
  const [chosen, setChosen] = useState<string>(applicantLabel);
  const answer = labels.includes(chosen) ? chosen : applicantLabel;

  /** In place of what is marked in the text, or where the cursor was last. */
  function insert() {
    const [from, to] = left.current ?? [value.length, value.length];
    const placeholder = `{${answer}}`;
    onChange(value.slice(0, from) + placeholder + value.slice(to));
    const end = from + placeholder.length;
    // Once the text is in the field.
    setTimeout(() => {
      area.current?.focus();
      area.current?.setSelectionRange(end, end);
    });
  }

  return (
    <Fields>
      <TextAreaField
        ref={area}
        id={id}
        lang={firstLanguage}
        error={error}
        label={t('certificate.text')}
        hint={t('certificate.textHint')}
        rows={6}
        value={value}
        onChange={({ target }) => onChange(target.value, 'certificateText')}
        onBlur={({ target }) => {
          left.current = [target.selectionStart, target.selectionEnd];
        }}
      />
      <Insert>
        <SelectField
          id={`${id}-answer`}
          label={t('certificate.insert')}
          options={labels.map((label) => ({ value: label, label, lang: firstLanguage }))}
          value={answer}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button variant="secondary" onClick={insert}>
          {t('certificate.insertDo')}
        </Button>
      </Insert>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Insert = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[3]};
`;
