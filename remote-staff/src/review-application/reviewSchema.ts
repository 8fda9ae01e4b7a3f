import { optionalText, requiredText } from 'shared-area';
import { limits } from 'shared-data/limits';
import { literal, object, picklist, variant, type InferInput, type InferOutput } from 'valibot';
import type { TranslateStaff } from '../i18n';

/** A step and its note. Returning an application needs what is missing in words. */
export function reviewSchema(t: TranslateStaff) {
  const tooLong = (values: { limit: number; length: number }) => t('review.noteTooLong', values);
  const noteOr = (missing: string) => requiredText(limits.note, { missing, tooLong });
  return variant('step', [
    object({
      step: picklist(['in-review', 'recommended']),
      note: optionalText(limits.note, tooLong),
    }),
    object({ step: literal('returned'), note: noteOr(t('review.missingNeeded')) }),
    object({ step: literal('note'), note: noteOr(t('review.noteNeeded')) }),
  ]);
}

export type ReviewInput = InferInput<ReturnType<typeof reviewSchema>>;
export type ReviewOutput = InferOutput<ReturnType<typeof reviewSchema>>;
