import { type SubmitEvent, useRef, useState } from 'react';
import { parseCertificateNumber } from 'shared-data/certificates';
import { Button, TextField, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCouncil } from '../../council/useCouncil';
import { WorkAndHelp } from '../../page-frame/WorkAndHelp';
import { ScanSection } from './camera/ScanSection';
import type { Question } from '../check';
import { useMessages } from './i18n';
import { readCode } from './readCode';
import { VerifyHelp } from './VerifyHelp';

interface CheckFormProps {
  onAsk: (question: Question) => void;
}

/** The form for scanning a code or typing a number. */
export function CheckForm({ onAsk }: CheckFormProps) {
  const t = useMessages();
  const council = useCouncil().name;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ of: 'typed' | 'scanned'; words: string }>();

  /** Checks the code or number in a text, or shows why it has none. */
  function ask(text: string, of: 'typed' | 'scanned') {
    const read = readCode(text, location.origin);
    const number = read.kind === 'text' ? parseCertificateNumber(read.text) : undefined;
    const refuse = (words: string) => {
      setProblem({ of, words });
      if (of === 'typed') field.current?.focus();
    };
    setProblem(undefined);
    if (read.kind === 'code') onAsk({ kind: 'code', text: read.token });
    else if (number !== undefined) onAsk({ kind: 'number', text: number });
    else if (read.kind === 'elsewhere') {
      refuse(t('form.elsewhere', { origin: read.origin, council }));
    } else if (read.kind === 'no-code') refuse(t('form.noCode'));
    else if (of === 'scanned') refuse(t('form.otherCode'));
    else refuse(t(read.text === '' ? 'form.number.empty' : 'form.number.wrong'));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(typed, 'typed');
  }

  const wordsOf = (of: 'typed' | 'scanned') => (problem?.of === of ? problem.words : undefined);

  return (
    <WorkAndHelp help={<VerifyHelp />}>
      <Form noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={t('form.number')}
          hint={t('form.number.hint')}
          error={wordsOf('typed')}
          value={typed}
          size={24}
          autoComplete="off"
          // Gives a phone in any language a keyboard with Latin letters, as for an address.
          inputMode="url"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('form.check')}</Button>
      </Form>
      <Privacy>{t('form.privacy')}</Privacy>
      <ScanSection problem={wordsOf('scanned')} onRead={(text) => ask(text, 'scanned')} />
    </WorkAndHelp>
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
