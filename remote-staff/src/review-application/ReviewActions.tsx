import { useEffect, useRef } from 'react';
import { Button, TextAreaField, theme } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Form, useWatch } from 'shared-ui/form';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { PartsToCorrect } from './PartsToCorrect';
import { stepsFrom } from './reviewSteps';
import { isUnsaved, type ReviewForm } from './useReviewForm';

interface ReviewActionsProps {
  review: ReviewForm;
}

/** The note and the steps that are open from here. What was written stays until it is saved. */
export function ReviewActions({ review }: ReviewActionsProps) {
  const t = useMessages();
  const { form, formId, ids, submit, busyWith, own, latest, parts } = review;
  const { errors, dirtyFields } = form.formState;
  const edits = useWatch({ control: form.control, name: 'checks' });
  useUnsavedWork((dirtyFields.note ?? false) || isUnsaved(review, edits));
  const steps = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (own && document.activeElement === document.body) steps.current?.focus();
  }, [own]);
  const { status } = busyWith?.application ?? latest;

  return (
    <Form form={form} id={formId} ids={ids} onSubmit={submit}>
      <Stack>
        {(status === 'approved' || status === 'rejected') && <p>{t('review.decided')}</p>}
        {status === 'returned' && <p>{t('review.waitingForCitizen')}</p>}
        <TextAreaField
          {...form.register('note', { onChange: () => form.clearErrors('note') })}
          id={ids.note}
          label={t(status === 'in-review' ? 'review.noteOrMissing' : 'review.note')}
          hint={t('review.noteHint')}
          rows={4}
          error={errors.note?.message}
          readOnly={busyWith !== undefined}
        />
        {status === 'in-review' && parts.length > 0 && <PartsToCorrect review={review} />}
        <Buttons ref={steps} tabIndex={-1} role="group" aria-label={t('review.next')}>
          {stepsFrom(status).map((step, index) => (
            <Button
              key={step}
              type="submit"
              variant={index === 0 && step !== 'note' ? 'primary' : 'secondary'}
              busy={busyWith?.step === step}
              disabled={busyWith !== undefined && busyWith.step !== step}
              busyLabel={t('review.saving')}
              onClick={() => form.setValue('step', step)}
            >
              {step === 'in-review' && status === 'recommended'
                ? t('review.to.inReviewAgain')
                : t(`review.to.${step}`)}
            </Button>
          ))}
        </Buttons>
      </Stack>
    </Form>
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
