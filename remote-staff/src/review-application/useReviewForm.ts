import { useId, useMemo } from 'react';
import type { Application, ServiceDefinition } from 'shared-data';
import { mayOpenAnswers, standingChecks } from 'shared-data/model';
import { useFieldIds, useForm, valibotResolver } from 'shared-ui/form';
import { useStaffMember } from '../records/useStaffMember';
import { useMessages } from '../i18n';
import {
  hasNewChecks,
  mergeChecks,
  openedParts,
  reviewParts,
  type CheckEdits,
  type ReviewPart,
} from './formChecks';
import { useReviewMessages } from './i18n';
import { reviewSchema, type ReviewInput, type ReviewOutput } from './reviewSchema';
import { useReview } from './useReview';

/** For values that are not to be filled in yet. */
const empty: ReviewInput = { step: 'note', note: '', checks: {}, ticked: {} };

const noParts: readonly ReviewPart[] = [];

/** The name of a check's field in the form. */
export function checkName(id: string): `checks.${string}` {
  return `checks.${id}`;
}

/**
 * The one form of a review: the step, its note, what is checked and what is opened with a return. It stands on two
 * cards. Its values are what the clerk has changed; what is saved comes from the application.
 * @param application as the reader has seen it
 * @param definition undefined where there is no form, or what it asks is not known yet
 */
export function useReviewForm(application: Application, definition: ServiceDefinition | undefined) {
  const t = useMessages();
  const tChecks = useReviewMessages();
  const session = useStaffMember();
  const formId = useId();
  const { take, busyWith, moved: own } = useReview();
  // A store may show a step before it has confirmed the save, or after: what can be chosen next is
  // offered as soon as a choice would be taken.
  const latest = own && own.revision > application.revision ? own : application;
  const checks = useMemo(() => standingChecks(latest), [latest]);
  const parts = useMemo(
    () =>
      definition && latest.form ? reviewParts(definition, latest.form, latest.documents) : noParts,
    [definition, latest],
  );
  const openable = mayOpenAnswers(latest) ? parts : noParts;
  const ids = useFieldIds(['note', ...parts.map(({ id }) => checkName(id))]);
  const form = useForm<ReviewInput, unknown, ReviewOutput>({
    resolver: valibotResolver(
      reviewSchema(t, definition ? { parts, openable, checks, t: tChecks } : undefined),
    ),
    defaultValues: empty,
    // What a note needs is up to the step, which is chosen anew.
    reValidateMode: 'onSubmit',
    kept: { session, name: `staff/review/${application.id}` },
  });

  async function submit({ step, note, checks: edits, ticked }: ReviewOutput) {
    const merged = mergeChecks(checks, edits);
    const opened =
      step === 'returned' && definition
        ? openedParts({ definition, parts: openable, checks: merged, ticked })
        : undefined;
    const content = { note, opened, checks: hasNewChecks(checks, edits) ? merged : undefined };
    if (!(await take(step, latest, content))) return;
    // Saving the checks leaves the note to be sent.
    if (step !== 'checks') form.reset(empty);
    else form.reset({ ...form.getValues(), checks: {} }, { keepDefaultValues: true });
  }

  return { form, formId, ids, submit, busyWith, own, latest, checks, parts, openable };
}

export type ReviewForm = ReturnType<typeof useReviewForm>;

/** Whether there is anything to be saved in what was checked. */
export function isUnsaved({ checks }: ReviewForm, edits: CheckEdits | undefined): boolean {
  return hasNewChecks(checks, edits ?? {});
}
