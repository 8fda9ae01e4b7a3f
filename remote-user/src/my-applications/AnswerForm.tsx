import { useId, useRef, useState, type SubmitEvent } from 'react';
import { moveApplication, type Application } from 'shared-data';
import { Button, Card, ErrorBox, Notice, TextAreaField, theme, useAnnounce } from 'shared-ui';
import { styled } from 'styled-components';
import { useCitizen } from '../citizen/useCitizen';
import { useProblemWords } from '../citizen/useProblemWords';
import { useWords } from '../words';

interface AnswerFormProps {
  application: Application;
}

/** The council office has returned the application: what it asks for, and the answer to it. */
export function AnswerForm({ application: { id, history, revision } }: AnswerFormProps) {
  const words = useWords();
  const problemWords = useProblemWords();
  const announce = useAnnounce();
  const { uid, name } = useCitizen();
  const fieldId = useId();
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const asked = history.findLast(({ to, note }) => to === 'returned' && note)?.note;

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (isSending.current) return;
    const note = answer.trim();
    setMissing(note === '');
    setProblem(undefined);
    if (note === '') {
      document.getElementById(fieldId)?.focus();
      return;
    }
    isSending.current = true;
    setBusy(true);
    try {
      await moveApplication(id, { to: 'pending', note, revision, by: { uid, name, role: 'user' } });
      announce(words('application.resubmitted'));
    } catch (error) {
      setProblem(problemWords(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return (
    <Card as="section">
      <Notice tone="warn" title={words('application.returnedTitle')}>
        {asked}
      </Notice>
      <Form noValidate onSubmit={(event) => void send(event)}>
        {problem && <ErrorBox>{problem}</ErrorBox>}
        <TextAreaField
          id={fieldId}
          label={words('application.answer')}
          hint={words('application.answerHint')}
          error={missing ? words('application.answerMissing') : undefined}
          rows={4}
          value={answer}
          disabled={busy}
          required
          onChange={(event) => setAnswer(event.target.value)}
        />
        <div>
          <Button type="submit" busy={busy} busyLabel={words('application.resubmitting')}>
            {words('application.resubmit')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
`;
