import * as v from 'valibot';
import { isBytes } from '../fields/bytes';
import { described, text } from '../fields/describedFields';
import * as ids from '../fields/ids';
import { lineOnRecord, typeOnRecord } from '../fields/recordText';
import { timeOnRecord } from '../fields/recordTime';
import { limits } from '../limits/limits';
import { positionFields } from './positionFields';

const bytes = v.custom<Uint8Array>(isBytes);

/** The fields as they were typed. */
const values = v.object({
  ...v.entriesFromList(positionFields, text(1, limits.positionLine)),
  dob: described(v.string(), { kind: 'day' }),
  skills: text(1, limits.positionSkills),
});

/** A draft as it is stored: the resume's content beside its name. */
export const storedPositionDraftSchema = v.object({
  id: ids.positionApplication,
  values,
  resume: v.nullable(v.object({ name: v.string(), type: v.string(), bytes })),
  savedAt: timeOnRecord,
  revision: v.optional(v.string()),
});

/** An application that was handed in. */
export const positionApplicationSchema = v.object({
  id: ids.positionApplication,
  /** Running within a year: '#POS-2026-001'. */
  number: v.string(),
  values,
  resume: v.object({ name: lineOnRecord, type: typeOnRecord, size: v.number() }),
  submittedAt: timeOnRecord,
});

export type PositionApplication = v.InferOutput<typeof positionApplicationSchema>;
export type PositionValues = v.InferOutput<typeof values>;
