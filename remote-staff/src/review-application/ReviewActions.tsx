import { useEffect, useRef } from 'react';
import type { Application } from 'shared-data';
import { Button, TextAreaField, theme } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Form, useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { styled } from 'styled-components';
import { useStaffMember } from '../records/useStaffMember';
import { useMessages } from '../i18n';
import { reviewSchema, type ReviewInput, type ReviewOutput } from './reviewSchema';
import { stepsFrom } from './reviewSteps';
import { useReview } from './useReview';

interface ReviewActionsProps {
  /** As the reader has seen it. */
  application: Application;
}

/** The note and the steps that are open from here. What was written stays until it is saved. */
export function ReviewActions({ application }: ReviewActionsProps) {
  const t = useMessages();
  const { take, busyWith, moved: own } = useReview();
  const session = useStaffMember();
  const ids = useFieldIds(['note']);
  const form = useForm<ReviewInput, unknown, ReviewOutput>({
    resolver: valibotResolver(reviewSchema(t)),
    defaultValues: { step: 'note', note: '' },
    // What a note needs is up to the step, which is chosen anew.
    reValidateMode: 'onSubmit',
    kept: { session, name: `staff/review/${application.id}` },
  });
  const { errors, dirtyFields } = form.formState;
  useUnsavedWork(dirtyFields.note ?? false);
  const steps = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (own && document.activeElement === document.body) steps.current?.focus();
  }, [own]);
  // A store may show a step before it has confirmed the save, or after: what can be chosen next is
  // offered as soon as a choice would be taken.
  const latest = own && own.revision > application.revision ? own : application;
  const { status } = busyWith?.application ?? latest;

  return (
    <Form
      form={form}
      ids={ids}
      onSubmit={async ({ step, note }) => {
        if (await take(step, latest, note)) form.reset();
      }}
    >
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
