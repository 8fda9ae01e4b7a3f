import { optionalText } from 'shared-area';
import { limits } from 'shared-data/limits';
import type { Checks } from 'shared-data';
import {
  boolean,
  forward,
  object,
  optional,
  picklist,
  pipe,
  rawCheck,
  record,
  string,
  check,
  type InferInput,
  type InferOutput,
} from 'valibot';
import { mergeChecks, saysWhatIsWrong, type ReviewPart } from './formChecks';
import type { TranslateReview } from './i18n';

/** Undefined if there is no form, or its definition has not loaded yet. */
export interface ReviewedForm {
  parts: readonly ReviewPart[];
  /** The parts that a return may open. */
  openable: readonly ReviewPart[];
  /** The saved checks. */
  checks: Checks;
}

const checkEdit = object({ agrees: picklist(['', 'yes', 'no']), note: string() });

const fields = {
  step: picklist(['in-review', 'recommended', 'returned', 'note', 'checks', 'next']),
  /** The unsaved checks. */
  checks: optional(record(string(), optional(checkEdit)), {}),
  /** The parts that the clerk has ticked or unticked by hand. */
  ticked: optional(record(string(), optional(boolean())), {}),
};

/**
 * A step with its note and its checks. A return needs an explanation: in the note, or at an opened part. A missing paper
 * explains itself.
 */
export function reviewSchema(t: TranslateReview, reviewed?: ReviewedForm) {
  const tooLong = (values: { limit: number; length: number }) => t('review.noteTooLong', values);
  return pipe(
    object({ ...fields, note: optionalText(limits.note, tooLong) }),
    forward(
      check(({ step, note }) => step !== 'note' || note !== '', t('review.noteNeeded')),
      ['note'],
    ),
    forward(
      check(({ step, note, checks: edits, ticked }) => {
        if (step !== 'returned' || note !== '') return true;
        if (!reviewed) return false;
        const checks = mergeChecks(reviewed.checks, edits);
        return saysWhatIsWrong({ parts: reviewed.openable, checks, ticked });
      }, t('review.missingNeeded')),
      ['note'],
    ),
    rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !reviewed) return;
      const input = dataset.value;
      const { checks: edits } = input;
      for (const { id, message } of findNoteProblems(
        reviewed.parts,
        mergeChecks(reviewed.checks, edits),
        t,
      )) {
        const step = { type: 'object', origin: 'value' } as const;
        addIssue({
          message,
          path: [
            { ...step, input, key: 'checks', value: edits },
            { ...step, input: edits, key: id, value: edits[id] },
          ],
        });
      }
    }),
  );
}

/** The clerk's notes that are too long: each one, or all together, reported at the longest. */
function findNoteProblems(parts: readonly ReviewPart[], checks: Checks, t: TranslateReview) {
  const { one, all } = limits.answerNote;
  const notes = parts.map(({ id, label }) => ({
    id,
    label,
    length: checks[id]?.note?.length ?? 0,
  }));
  const tooLong = notes.filter(({ length }) => length > one);
  if (tooLong.length > 0) {
    return tooLong.map(({ id, label, length }) => ({
      id,
      message: t('checkNoteLong', { label, limit: one, length }),
    }));
  }
  const length = notes.reduce((sum, note) => sum + note.length, 0);
  const longest = notes.toSorted((a, b) => b.length - a.length)[0];
  if (!longest || length <= all) return [];
  const { id, label } = longest;
  return [{ id, message: t('checkNotesLong', { label, limit: all, length }) }];
}

export type ReviewInput = InferInput<ReturnType<typeof reviewSchema>>;
export type ReviewOutput = InferOutput<ReturnType<typeof reviewSchema>>;
