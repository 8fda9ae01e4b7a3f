import { useId, useMemo, useState } from 'react';
import { useCurrentUser } from 'shared-area';
import type { Application, ServiceDefinition } from 'shared-data';
import { mayOpenAnswers, outcomeOf, standingChecks } from 'shared-data/model';
import { useFieldIds, useForm, useWatch, valibotResolver } from 'shared-ui/form';
import {
  hasNewChecks,
  isWrong,
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

/** The values of an empty form. */
const empty: ReviewInput = { step: 'note', note: '', checks: {}, ticked: {} };

const noParts: readonly ReviewPart[] = [];

/** The name of a check's field in the form. */
export function checkName(id: string): `checks.${string}` {
  return `checks.${id}`;
}

/** The id of the element with the status of an application that has no further steps. */
export function standingId(formId: string): string {
  return `${formId}-standing`;
}

/**
 * The one form of a review: the step, its note, the checks and the parts that a return opens. Its fields are on two
 * cards. Its values are the clerk's unsaved changes; saved values come from the application.
 * @param application as the reader has seen it
 * @param definition undefined if there is no form, or its definition has not loaded yet
 */
export function useReviewForm(application: Application, definition: ServiceDefinition | undefined) {
  const t = useReviewMessages();
  const session = useCurrentUser();
  const formId = useId();
  const { take, busyWith, moved: own } = useReview();
  const openNext = useOpenNext();
  const [isLeaving, setLeaving] = useState(false);
  // A store may emit a step before or after it has confirmed the save: the next steps are offered as soon as either has
  // happened.
  const latest = own && own.revision > application.revision ? own : application;
  const checks = useMemo(() => standingChecks(latest), [latest]);
  const parts = useMemo(
    () => (definition && latest.form ? reviewParts(definition, latest.form, latest) : noParts),
    [definition, latest],
  );
  const openable = mayOpenAnswers(latest) ? parts : noParts;
  const ids = useFieldIds(['note', ...parts.map(({ id }) => checkName(id))]);
  const form = useForm<ReviewInput, unknown, ReviewOutput>({
    resolver: valibotResolver(
      reviewSchema(t, definition ? { parts, openable, checks } : undefined),
    ),
    defaultValues: empty,
    // The rules of the note depend on the step, which is only known on submit.
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
    // Saving the checks keeps the note in its field.
    if (step !== 'checks') form.reset(empty);
    else form.reset({ ...form.getValues(), checks: {} }, { keepDefaultValues: true });
    if (step !== 'next') return;
    setLeaving(true);
    setLeaving(await openNext(latest.number));
  }

  /** Reads the current values: a key may arrive before the change of the previous key has rendered. */
  const findUnchecked = () =>
    uncheckedParts(parts, mergeChecks(checks, form.getValues('checks') ?? {}));

  /** Marks everything that was sent and not checked yet as agreeing, but no wrong answer. */
  function agreeToAll() {
    for (const { id } of findUnchecked().filter((part) => !isWrong(part))) {
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
    /** The next application is loading: presses are not meant for this one any more. */
    isLeaving,
    /** If false, the unchecked parts are unknown. */
    isAskedKnown: latest.form === undefined || definition !== undefined,
    mayCheck: outcomeOf(latest.status) === 'pending' && latest.status !== 'returned',
  };
}

export type ReviewForm = ReturnType<typeof useReviewForm>;

/** The parts that were sent and not checked yet, including unsaved checks. */
export function useUnchecked({ form, checks, parts }: ReviewForm): ReviewPart[] {
  const edits = useWatch({ control: form.control, name: 'checks' });
  return uncheckedParts(parts, mergeChecks(checks, edits ?? {}));
}

/** Whether there are unsaved changes of checks. */
export function isUnsaved({ checks }: ReviewForm, edits: CheckEdits | undefined): boolean {
  return hasNewChecks(checks, edits ?? {});
}
