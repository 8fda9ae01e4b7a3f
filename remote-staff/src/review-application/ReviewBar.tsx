import { useEffect, useRef, useState } from 'react';
import { Listed } from 'shared-area';
import { Actions, Button, Notice, theme, TranslatableText } from 'shared-ui';
import { RaisedOutcomes } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { KeyMark } from '../shortcuts/KeyMark';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { useShortcutsChoice } from '../shortcuts/useShortcutsChoice';
import { desk } from './desk';
import { mergeChecks, saysWhatIsWrong } from './formChecks';
import { ReviewMessage, useReviewMessages } from './i18n';
import { stepKeys } from './reviewKeys';
import { canRecommend, stepsFrom } from './reviewSteps';
import { standingId, useUnchecked, type ReviewForm } from './useReviewForm';

/** The available steps, each with its key. */
export function ReviewBar({ review }: { review: ReviewForm }) {
  const t = useReviewMessages();
  const [hasKeys] = useShortcutsChoice();
  const { form, formId, ids, busyWith, own, latest, checks, openable } = review;
  const { agreeToAll, findUnchecked, isAskedKnown, isLeaving } = review;
  const unchecked = useUnchecked(review);
  const [isAsked, setAsked] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button has disappeared, and the focus with it.
    if (!own || document.activeElement !== document.body) return;
    (bar.current ?? document.getElementById(standingId(formId)))?.focus();
  }, [own, formId]);
  const { status } = busyWith?.application ?? latest;
  const steps = [
    ...(canRecommend(status) ? (['next'] as const) : []),
    ...stepsFrom(status).filter((step) => step !== 'note'),
  ];

  const press = (step: keyof typeof stepKeys) =>
    bar.current?.querySelector<HTMLButtonElement>(`[value="${step}"]`)?.click();
  /** The key never recommends an application with unchecked answers or papers. */
  const recommend = () => (findUnchecked().length > 0 ? setAsked(true) : press('recommended'));
  function sendBack() {
    const { note, checks: edits = {}, ticked = {} } = form.getValues();
    const opening = { parts: openable, checks: mergeChecks(checks, edits), ticked };
    if (note !== '' || saysWhatIsWrong(opening)) press('returned');
    else if (steps.includes('returned')) document.getElementById(ids.note)?.focus();
  }
  const keys = {
    a: agreeToAll,
    ...(isAskedKnown ? { x: () => press('next') } : {}),
    s: () => press('in-review'),
    ...(isAskedKnown && steps.includes('recommended') ? { r: recommend } : {}),
    b: sendBack,
  };
  useShortcuts(isLeaving ? {} : keys);
  if (steps.length === 0) return null;

  return (
    <Bar ref={bar} tabIndex={-1} role="group" aria-label={t('review.next')}>
      <RaisedOutcomes above={bar} />
      {isAsked && unchecked.length > 0 && (
        <Notice tone="warn" live="alert">
          <ReviewMessage
            id="unchecked"
            values={{
              count: unchecked.length,
              labels: <Listed>{unchecked.map(({ label }) => label)}</Listed>,
            }}
          />
        </Notice>
      )}
      {steps.map((step, index) => (
        <Button
          key={step}
          type="submit"
          form={formId}
          value={step}
          size="small"
          variant={index === 0 ? 'primary' : 'secondary'}
          busy={busyWith?.step === step}
          disabled={isLeaving || (busyWith !== undefined && busyWith.step !== step)}
          busyLabel={t('review.saving')}
          aria-keyshortcuts={hasKeys ? stepKeys[step] : undefined}
          onClick={(event) => {
            const isUnseen = step === 'next' && findUnchecked().length > 0;
            setAsked(isUnseen);
            if (isUnseen) event.preventDefault();
            else form.setValue('step', step);
          }}
        >
          <TranslatableText>
            {step === 'next'
              ? t('recommendAndNext')
              : t(
                  step === 'in-review' && status === 'recommended'
                    ? 'review.to.inReviewAgain'
                    : `review.to.${step}`,
                )}
          </TranslatableText>
          <KeyMark>{stepKeys[step].toUpperCase()}</KeyMark>
        </Button>
      ))}
    </Bar>
  );
}

const Bar = styled(Actions)`
  > [role='alert'] {
    flex: 1 0 100%;
  }

  ${desk} {
    padding: ${theme.space[2]} 0;

    /* These buttons are always visible, so the page must not scroll for them, in spite of its scroll padding for the focus. */
    &,
    button {
      scroll-margin-bottom: -100vh;
    }
  }
`;
