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
  /** The questions whose answers can be placeholders in the text. */
  questions: readonly Question[];
  /** Called with the name of the field when the change was typed, so that consecutive typing is one undo step. */
  onChange: (value: string, field?: string) => void;
}

/** The text of a certificate, with a control that inserts placeholders for answers. */
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
  /** The selection when the text lost the focus; undefined until then, which means the end of the text. */
  const left = useRef<[start: number, end: number]>(undefined);
  const labels = [applicantLabel, ...questions.flatMap(({ label }) => label.trim() || [])];
  const [chosen, setChosen] = useState<string>(applicantLabel);
  const answer = labels.includes(chosen) ? chosen : applicantLabel;

  /** Replaces the selection in the text, or inserts at the last cursor position. */
  function insert() {
    const [from, to] = left.current ?? [value.length, value.length];
    const placeholder = `{${answer}}`;
    onChange(value.slice(0, from) + placeholder + value.slice(to));
    const end = from + placeholder.length;
    // After the field has rendered the new text.
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
        hint={t('certificate.textHint', { braces: '{ }' })}
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
