import {
  array,
  exactOptional,
  isoTimestamp,
  number,
  object,
  optional,
  pipe,
  string,
  variant,
  literal,
  type GenericSchema,
} from 'valibot';
import { filledFormSchema } from '../definitions/filledFormSchema';
import type { Certificate, SigningKey } from './Certificate';

const time = pipe(string(), isoTimestamp());
const person = object({ uid: string(), name: string() });

const certificateStateSchema = variant('kind', [
  object({ kind: literal('valid') }),
  object({ kind: literal('revoked'), at: time, reason: string() }),
  object({ kind: literal('replaced'), at: time, by: string() }),
]);

const fact = object({ label: string(), value: string() });
const signatory = object({ name: string(), office: string() });

export const correctedSchema = filledFormSchema.entries.answers;

export const certificateSchema: GenericSchema<unknown, Certificate> = object({
  number: string(),
  applicationId: string(),
  applicationNumber: string(),
  appliedAt: time,
  serviceId: string(),
  version: number(),
  council: string(),
  issuedAt: time,
  token: string(),
  title: string(),
  text: string(),
  holder: string(),
  facts: array(fact),
  table: array(string()),
  validUntil: exactOptional(optional(string())),
  signatory,
  second: exactOptional(
    object({
      language: string(),
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
  createdAt: time,
  revokedAt: exactOptional(time),
  owner: person,
  device: string(),
  revokedBy: exactOptional(person),
});
