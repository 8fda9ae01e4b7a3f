import { object } from 'valibot';
import { text } from '../fields/describedFields';
import { limits } from '../limits/limits';

/** The note of a hand-over, as it is read. */
export const noteSchema = object({ text: text(1, limits.assignmentNote) });
