import { useId, useMemo, useState } from 'react';
import { useCurrentUser } from 'shared-area';
import type { Application, ServiceDefinition } from 'shared-data';
import { mayOpenAnswers, outcomeOf, standingChecks } from 'shared-data/model';
import { useFieldIds, useForm, useWatch, valibotResolver } from 'shared-ui/form';
import {
  hasNewChecks,
  mergeChecks,
  openedParts,
  reviewParts,
  uncheckedParts,
  type CheckEdits,
  type ReviewPart,
} from './formChecks';
import { useReviewMessages } from './i18n';
import { reviewSchema, type ReviewInput, type ReviewOutput } from './reviewSchema';
import { useOpenNext } from './useOpenNext';
import { useReview } from './useReview';

/** For values that are not to be filled in yet. */
const empty: ReviewInput = { step: 'note', note: '', checks: {}, ticked: {} };

const noParts: readonly ReviewPart[] = [];

/** The name of a check's field in the form. */
export function checkName(id: string): `checks.${string}` {
  return `checks.${id}`;
}

/** The element that says how an application stands from which no step leads on. */
export function standingId(formId: string): string {
  return `${formId}-standing`;
}

/**
 * The one form of a review: the step, its note, what is checked and what is opened with a return. It stands on two
 * cards. Its values are what the clerk has changed; what is saved comes from the application.
 * @param application as the reader has seen it
 * @param definition undefined where there is no form, or what it asks is not known yet
 */
export function useReviewForm(application: Application, definition: ServiceDefinition | undefined) {
  const t = useReviewMessages();
  const session = useCurrentUser();
  const formId = useId();
  const { take, busyWith, moved: own } = useReview();
  const openNext = useOpenNext();
  const [isLeaving, setLeaving] = useState(false);
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
      reviewSchema(t, definition ? { parts, openable, checks } : undefined),
    ),
    defaultValues: empty,
    // What a note needs is up to the step, which is chosen anew.
    reValidateMode: 'onSubmit',
    kept: { session, name: `staff/review/${application.id}`, pressed: 'step' },
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
    if (step !== 'next') return;
    setLeaving(true);
    setLeaving(await openNext(latest.number));
  }

  /** What is unchecked at this moment: a key may come before what the key before it changed is on the screen. */
  const findUnchecked = () =>
    uncheckedParts(parts, mergeChecks(checks, form.getValues('checks') ?? {}));

  /** Notes of all that was sent and is not checked yet that it agrees. */
  function agreeToAll() {
    for (const { id } of findUnchecked()) {
      form.setValue(checkName(id), { agrees: 'yes', note: '' }, { shouldDirty: true });
    }
  }

  return {
    ...{
      form,
      formId,
      ids,
      submit,
      agreeToAll,
      findUnchecked,
      busyWith,
      own,
      latest,
      checks,
      parts,
      openable,
    },
    /** The next application is on its way: what is pressed now is not meant for this one. */
    isLeaving,
    /** Else nothing is known to be unchecked, since it is not known what there is. */
    isAskedKnown: latest.form === undefined || definition !== undefined,
    mayCheck: outcomeOf(latest.status) === 'pending' && latest.status !== 'returned',
  };
}

export type ReviewForm = ReturnType<typeof useReviewForm>;

/** What was sent and is not checked yet, with what is checked and not saved. */
export function useUnchecked({ form, checks, parts }: ReviewForm): ReviewPart[] {
  const edits = useWatch({ control: form.control, name: 'checks' });
  return uncheckedParts(parts, mergeChecks(checks, edits ?? {}));
}

/** Whether there is anything to be saved in what was checked. */
export function isUnsaved({ checks }: ReviewForm, edits: CheckEdits | undefined): boolean {
  return hasNewChecks(checks, edits ?? {});
}
