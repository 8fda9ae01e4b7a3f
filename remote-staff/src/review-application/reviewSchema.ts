import { limits } from 'shared-data/limits';
import {
  literal,
  maxLength,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
  trim,
  variant,
  type InferInput,
  type InferOutput,
} from 'valibot';
import type { TranslateStaff } from '../i18n';

/** A step and its note. Returning an application needs what is missing in words. */
export function reviewSchema(t: TranslateStaff) {
  const note = pipe(
    string(),
    trim(),
    maxLength(limits.note, ({ input }) =>
      t('review.noteTooLong', { limit: limits.note, length: input.length }),
    ),
  );
  return variant('step', [
    object({ step: picklist(['in-review', 'recommended']), note }),
    object({
      step: literal('returned'),
      note: pipe(note, nonEmpty(t('review.missingNeeded'))),
    }),
    object({ step: literal('note'), note: pipe(note, nonEmpty(t('review.noteNeeded'))) }),
  ]);
}

export type ReviewInput = InferInput<ReturnType<typeof reviewSchema>>;
export type ReviewOutput = InferOutput<ReturnType<typeof reviewSchema>>;
