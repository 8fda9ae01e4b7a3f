import { PreparedTextsField } from 'shared-area/prepared-texts';
import { Actions, Button, TextAreaField, theme } from 'shared-ui';
import { useUnsavedWork } from 'shared-platform';
import { Form, useWatch } from 'shared-ui/form';
import { styled } from 'styled-components';
import { useReviewMessages } from './i18n';
import { PartsToCorrect } from './PartsToCorrect';
import { stepsFrom } from './reviewSteps';
import { isUnsaved, standingId, type ReviewForm } from './useReviewForm';

interface ReviewActionsProps {
  review: ReviewForm;
}

/** The note, the parts that a return opens, and what can be saved without a step. What was typed stays until it is saved. */
export function ReviewActions({ review }: ReviewActionsProps) {
  const t = useReviewMessages();
  const { form, formId, ids, submit, busyWith, latest, parts, mayCheck } = review;
  const { errors, dirtyFields } = form.formState;
  const [edits, note] = useWatch({ control: form.control, name: ['checks', 'note'] });
  const isNew = isUnsaved(review, edits);
  useUnsavedWork((dirtyFields.note ?? false) || isNew);
  const { status } = busyWith?.application ?? latest;
  const save = (step: 'note' | 'checks') =>
    ({
      type: 'submit',
      variant: 'secondary',
      size: 'small',
      busy: busyWith?.step === step,
      disabled: busyWith !== undefined && busyWith.step !== step,
      busyLabel: t('review.saving'),
      onClick: () => form.setValue('step', step),
    }) as const;

  return (
    <Form form={form} id={formId} ids={ids} onSubmit={submit}>
      <Stack>
        {stepsFrom(status).every((step) => step === 'note') && (
          // Takes the focus after the step that led to this status.
          <p id={standingId(formId)} tabIndex={-1}>
            {t(status === 'returned' ? 'review.waitingForCitizen' : 'review.decided')}
          </p>
        )}
        <PreparedTextsField
          kinds={status === 'in-review' ? ['return', 'message'] : ['message']}
          application={latest}
          value={note}
          onFill={(text) => {
            form.setValue('note', text, { shouldDirty: true });
            form.clearErrors('note');
          }}
          fieldId={ids.note}
          disabled={busyWith !== undefined}
        />
        <TextAreaField
          {...form.register('note', { onChange: () => form.clearErrors('note') })}
          id={ids.note}
          label={t(status === 'in-review' ? 'review.noteOrMissing' : 'review.note')}
          hint={t('review.noteHint')}
          rows={2}
          error={errors.note?.message}
          readOnly={busyWith !== undefined}
        />
        {status === 'in-review' && parts.length > 0 && <PartsToCorrect review={review} />}
        <Actions>
          <Button {...save('note')}>{t('review.to.note')}</Button>
          {mayCheck && parts.length > 0 && (
            <>
              <Button {...save('checks')}>{t('save')}</Button>
              {isNew && <Unsaved>{t('unsaved')}</Unsaved>}
            </>
          )}
        </Actions>
      </Stack>
    </Form>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Unsaved = styled.p`
  flex: 1 1 12rem;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
