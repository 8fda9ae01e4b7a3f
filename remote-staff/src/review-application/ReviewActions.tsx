import { useEffect, useRef, useState } from 'react';
import type { Application } from 'shared-data';
import { Button, TextAreaField, theme, useUnsavedWork } from 'shared-ui';
import { useOutcome } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { noteLimit, noteProblem, stepsFrom, type ReviewStep } from './reviewSteps';
import { useReview } from './useReview';

interface ReviewActionsProps {
  /** As the reader has seen it. */
  application: Application;
}

/** The note and the steps that are open from here. What was written stays until it is saved. */
export function ReviewActions({ application }: ReviewActionsProps) {
  const t = useMessages();
  const showOutcome = useOutcome();
  const { take, busyWith, moved: own } = useReview();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  useUnsavedWork(note !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const steps = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (own && document.activeElement === document.body) steps.current?.focus();
  }, [own]);
  // A store may show a step before it has confirmed the save, or after: what can be chosen next is
  // offered as soon as a choice would be taken.
  const latest = own && own.revision > application.revision ? own : application;
  const { number, status } = busyWith?.application ?? latest;

  async function choose(step: ReviewStep) {
    const wrong = problemText(step);
    setProblem(wrong);
    if (wrong) {
      field.current?.focus();
      return;
    }
    const outcome = await take(step, latest, note);
    if (outcome?.kind === 'done') {
      setNote('');
      showOutcome({ tone: 'good', text: t(`review.done.${step}`, { number }) });
    } else if (outcome) {
      const { problem } = outcome;
      const tone = problem === 'changed' ? 'warn' : 'bad';
      showOutcome({ tone, text: t(`records.${problem}`) });
    }
  }

  function problemText(step: ReviewStep): string | undefined {
    switch (noteProblem(step, note)) {
      case 'too-long':
        return t('review.noteTooLong', { limit: noteLimit, length: note.trim().length });
      case 'missing-needed':
        return t('review.missingNeeded');
      case 'note-needed':
        return t('review.noteNeeded');
      case null:
        return undefined;
    }
  }

  return (
    <Stack>
      {(status === 'approved' || status === 'rejected') && <p>{t('review.decided')}</p>}
      {status === 'returned' && <p>{t('review.waitingForCitizen')}</p>}
      <TextAreaField
        ref={field}
        label={t(status === 'in-review' ? 'review.noteOrMissing' : 'review.note')}
        hint={t('review.noteHint')}
        rows={4}
        value={note}
        error={problem}
        readOnly={busyWith !== undefined}
        onChange={({ target }) => {
          setNote(target.value);
          setProblem(undefined);
        }}
      />
      <Buttons ref={steps} tabIndex={-1} role="group" aria-label={t('review.next')}>
        {stepsFrom(status).map((step, index) => (
          <Button
            key={step}
            variant={index === 0 && step !== 'note' ? 'primary' : 'secondary'}
            busy={busyWith?.step === step}
            disabled={busyWith !== undefined && busyWith.step !== step}
            busyLabel={t('review.saving')}
            onClick={() => void choose(step)}
          >
            {step === 'in-review' && status === 'recommended'
              ? t('review.to.inReviewAgain')
              : t(`review.to.${step}`)}
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
