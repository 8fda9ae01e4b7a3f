import {
  integer,
  isoTimestamp,
  minValue,
  number,
  object,
  pipe,
  string,
  type GenericSchema,
} from 'valibot';
import type { SavedDefinition, ServiceVersion } from './DefinitionRecords';
import { definitionSchema } from './definitionSchema';

const time = pipe(string(), isoTimestamp());
const count = pipe(number(), integer(), minValue(0));

export const serviceVersionSchema: GenericSchema<unknown, ServiceVersion> = object({
  serviceId: string(),
  version: count,
  definition: definitionSchema,
  publishedAt: time,
});

export const savedDefinitionSchema: GenericSchema<unknown, SavedDefinition> = object({
  definition: definitionSchema,
  basedOn: count,
  savedAt: time,
  revision: count,
});
