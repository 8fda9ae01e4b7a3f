import { useEffect, useRef, useState } from 'react';
import type { Application } from 'shared-data';
import { Button, ErrorBox, Notice, TextAreaField, theme, useUnsavedWork } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';
import { noteLimit, noteProblem, stepsFrom, type ReviewStep } from './reviewSteps';
import { useReview } from './useReview';

interface ReviewActionsProps {
  /** As the reader has seen it. */
  application: Application;
}

/** The note and the steps that are open from here. What was written stays until it is saved. */
export function ReviewActions({ application }: ReviewActionsProps) {
  const words = useWords();
  const { take, busyWith, outcome } = useReview();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  useUnsavedWork(note !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (outcome?.kind === 'done' && document.activeElement === document.body) news.current?.focus();
  }, [outcome]);
  // A store may show a step before it has told that it was saved, or after: what can be chosen next is
  // offered as soon as a choice would be taken.
  const moved = outcome?.kind === 'done' ? outcome.application : application;
  const latest = moved.revision > application.revision ? moved : application;
  const { number, status } = busyWith?.application ?? latest;

  async function choose(step: ReviewStep) {
    const wrong = problemText(step);
    setProblem(wrong);
    if (wrong) field.current?.focus();
    else if (await take(step, latest, note)) setNote('');
  }

  function problemText(step: ReviewStep): string | undefined {
    switch (noteProblem(step, note)) {
      case 'too-long':
        return words('review.noteTooLong', { limit: noteLimit, length: note.trim().length });
      case 'missing-needed':
        return words('review.missingNeeded');
      case 'note-needed':
        return words('review.noteNeeded');
      case null:
        return undefined;
    }
  }

  return (
    <Stack>
      {outcome?.kind === 'done' && (
        <div ref={news} tabIndex={-1}>
          <Notice tone="good" live="status">
            {words(`review.done.${outcome.step}`, { number })}
          </Notice>
        </div>
      )}
      {outcome?.kind === 'changed' && outcome.revision === application.revision && (
        <ErrorBox>{words('records.changed')}</ErrorBox>
      )}
      {outcome?.kind === 'failed' && <ErrorBox>{words(`records.${outcome.problem}`)}</ErrorBox>}
      {(status === 'approved' || status === 'rejected') && <p>{words('review.decided')}</p>}
      {status === 'returned' && <p>{words('review.waitingForCitizen')}</p>}
      <TextAreaField
        ref={field}
        label={words(status === 'in-review' ? 'review.noteOrMissing' : 'review.note')}
        hint={words('review.noteHint')}
        rows={4}
        value={note}
        error={problem}
        readOnly={busyWith !== undefined}
        onChange={({ target }) => {
          setNote(target.value);
          setProblem(undefined);
        }}
      />
      <Buttons>
        {stepsFrom(status).map((step, index) => (
          <Button
            key={step}
            variant={index === 0 && step !== 'note' ? 'primary' : 'secondary'}
            busy={busyWith?.step === step}
            disabled={busyWith !== undefined && busyWith.step !== step}
            busyLabel={words('review.saving')}
            onClick={() => void choose(step)}
          >
            {step === 'in-review' && status === 'recommended'
              ? words('review.to.inReviewAgain')
              : words(`review.to.${step}`)}
          </Button>
        ))}
      </Buttons>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
