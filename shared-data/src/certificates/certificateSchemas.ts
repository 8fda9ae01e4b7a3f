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
import type { Certificate, SigningKey } from './Certificate';

const time = pipe(string(), isoTimestamp());
const person = object({ uid: string(), name: string() });

const certificateStateSchema = variant('kind', [
  object({ kind: literal('valid') }),
  object({ kind: literal('revoked'), at: time, reason: string() }),
  object({ kind: literal('replaced'), at: time, by: string() }),
]);

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
  facts: array(object({ label: string(), value: string() })),
  table: array(string()),
  validUntil: exactOptional(optional(string())),
  signatory: object({ name: string(), office: string() }),
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
