import { type SubmitEvent, useRef, useState } from 'react';
import { parseTrackingNumber } from 'shared-data/tracking';
import { Button, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

interface TrackFormProps {
  /** The text in the address that is no tracking number; '' if there was none. */
  mistyped: string;
  onTrack: (number: string) => void;
}

/** The form for a tracking number. */
export function TrackForm({ mistyped, onTrack }: TrackFormProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(mistyped);
  const [problem, setProblem] = useState<'form.empty' | 'form.wrong' | undefined>(
    mistyped === '' ? undefined : 'form.wrong',
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const number = parseTrackingNumber(typed);
    setProblem(undefined);
    if (number !== undefined) {
      onTrack(number);
      return;
    }
    setProblem(typed.trim() === '' ? 'form.empty' : 'form.wrong');
    field.current?.focus();
  }

  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={t('form.number')}
        hint={t('form.hint')}
        error={problem && t(problem)}
        value={typed}
        size={24}
        autoComplete="off"
        // Gives a phone in any language a keyboard with Latin letters, as for an address.
        inputMode="url"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('form.track')}</Button>
      <Privacy>{t('form.privacy')}</Privacy>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[4]};
  max-width: ${theme.size.measure};

  > *,
  input {
    max-width: 100%;
  }
`;

const Privacy = styled.p`
  margin: 0;
  color: ${theme.color.muted};
`;
