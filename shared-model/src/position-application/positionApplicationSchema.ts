import {
  custom,
  entriesFromList,
  nullable,
  number,
  object,
  optional,
  string,
  type GenericSchema,
} from 'valibot';
import { isBytes } from '../fields/bytes';
import { limits } from '../limits/limits';
import { lineOnRecord, typeOnRecord } from '../fields/recordText';
import { timeOnRecord } from '../fields/recordTime';
import { described, text } from '../fields/describedFields';
import {
  positionFields,
  type PositionApplication,
  type PositionValues,
} from './PositionApplication';

const bytes = custom<Uint8Array>(isBytes);
const values: GenericSchema<unknown, PositionValues> = object({
  ...entriesFromList(positionFields, text(1, limits.positionLine)),
  dob: described(string(), { kind: 'day' }),
  skills: text(1, limits.positionSkills),
});

/** A draft as it is stored: the resume's content beside its name. */
export interface StoredPositionDraft {
  id: string;
  values: PositionValues;
  resume: { name: string; type: string; bytes: Uint8Array } | null;
  savedAt: string;
  revision?: string | undefined;
}

export const storedPositionDraftSchema: GenericSchema<unknown, StoredPositionDraft> = object({
  id: string(),
  values,
  resume: nullable(object({ name: string(), type: string(), bytes })),
  savedAt: timeOnRecord,
  revision: optional(string()),
});

export const positionApplicationSchema: GenericSchema<unknown, PositionApplication> = object({
  id: string(),
  number: string(),
  values,
  resume: object({ name: lineOnRecord, type: typeOnRecord, size: number() }),
  submittedAt: timeOnRecord,
});
