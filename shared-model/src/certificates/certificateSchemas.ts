import {
  array,
  exactOptional,
  number,
  object,
  optional,
  string,
  variant,
  literal,
  type GenericSchema,
} from 'valibot';
import { languageTag } from '../fields/languageTag';
import { dayOnRecord, timeOnRecord } from '../fields/recordTime';
import { filledFormSchema } from '../definitions/filledFormSchema';
import type { Certificate, SigningKey } from './Certificate';

const person = object({ uid: string(), name: string() });

const certificateStateSchema = variant('kind', [
  object({ kind: literal('valid') }),
  object({ kind: literal('revoked'), at: timeOnRecord, reason: string() }),
  object({ kind: literal('replaced'), at: timeOnRecord, by: string() }),
]);

const fact = object({ label: string(), value: string() });
const signatory = object({ name: string(), office: string() });

export const correctedSchema = filledFormSchema.entries.answers;

export const certificateSchema: GenericSchema<unknown, Certificate> = object({
  number: string(),
  applicationId: string(),
  applicationNumber: string(),
  appliedAt: timeOnRecord,
  serviceId: string(),
  version: number(),
  council: string(),
  issuedAt: timeOnRecord,
  token: string(),
  title: string(),
  text: string(),
  holder: string(),
  facts: array(fact),
  table: array(string()),
  validUntil: exactOptional(optional(dayOnRecord)),
  signatory,
  second: exactOptional(
    object({
      language: languageTag,
      council: string(),
      title: string(),
      text: string(),
      facts: array(fact),
      signatory,
    }),
  ),
  corrected: exactOptional(optional(correctedSchema)),
  state: certificateStateSchema,
});

export const signingKeySchema: GenericSchema<unknown, Omit<SigningKey, 'isHere'>> = object({
  kid: string(),
  x: string(),
  y: string(),
  createdAt: timeOnRecord,
  revokedAt: exactOptional(timeOnRecord),
  owner: person,
  device: string(),
  revokedBy: exactOptional(person),
});
