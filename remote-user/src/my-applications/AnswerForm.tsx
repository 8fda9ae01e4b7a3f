import { useId, useState, type SubmitEvent } from 'react';
import type { Application } from 'shared-data';
import { limits } from 'shared-data/limits';
import {
  Button,
  Card,
  ErrorBox,
  Notice,
  TextAreaField,
  theme,
  useAnnounce,
  useUnsavedWork,
} from 'shared-ui';
import { styled } from 'styled-components';
import { DocumentsField } from '../apply-for-service/documents/DocumentsField';
import { useDocumentProblemMessage } from '../apply-for-service/documents/useDocumentProblemMessage';
import { useDocuments } from '../apply-for-service/documents/useDocuments';
import { useMessages } from '../i18n';
import { useSendAnswer } from './useSendAnswer';

interface AnswerFormProps {
  application: Application;
}

/** The council office has returned the application: what it asks for, and the answer to it. */
export function AnswerForm({ application }: AnswerFormProps) {
  const t = useMessages();
  const announce = useAnnounce();
  const problemMessage = useDocumentProblemMessage();
  const fieldId = useId();
  const [answer, setAnswer] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { send, busy, problem } = useSendAnswer(application);
  const { documents, add, remove, settled } = useDocuments({
    initial: [],
    most: Math.max(
      0,
      Math.min(limits.documentsAtOnce, limits.documents - application.documents.length),
    ),
    onTaken: () => undefined,
    onRefused: (name, refusal) =>
      announce(t('document.refused', { name, problem: problemMessage(refusal) })),
    onRemoved: () => undefined,
  });
  useUnsavedWork(answer !== '' || documents.length > 0);
  const asked = application.history.findLast(({ to, note }) => to === 'returned' && note)?.note;

  function findProblem(note: string): string | undefined {
    if (note === '') return t('application.answerMissing');
    if (note.length <= limits.note) return undefined;
    return t('application.answerLong', { limit: limits.note, length: note.length });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const note = answer.trim();
    const problemOfNote = findProblem(note);
    setWrong(problemOfNote);
    if (problemOfNote) document.getElementById(fieldId)?.focus();
    else void send(note, settled);
  }

  return (
    <Card as="section">
      <Notice tone="warn" title={t('application.returnedTitle')}>
        {asked}
      </Notice>
      <Form noValidate onSubmit={submit}>
        {problem && <ErrorBox>{problem}</ErrorBox>}
        <TextAreaField
          id={fieldId}
          label={t('application.answer')}
          hint={t('application.answerHint')}
          error={wrong}
          rows={4}
          value={answer}
          disabled={busy}
          required
          onChange={(event) => setAnswer(event.target.value)}
        />
        <DocumentsField
          label={t('application.answerDocuments')}
          documents={documents}
          disabled={busy}
          onAdd={add}
          onRemove={remove}
        />
        <div>
          <Button type="submit" busy={busy} busyLabel={t('application.resubmitting')}>
            {t('application.resubmit')}
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
