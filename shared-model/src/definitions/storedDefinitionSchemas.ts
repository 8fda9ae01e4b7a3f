import { integer, minValue, number, object, pipe, string, type GenericSchema } from 'valibot';
import { timeOnRecord } from '../fields/recordTime';
import type { SavedDefinition, ServiceVersion } from './DefinitionRecords';
import { storedDefinitionSchema } from './storedDefinition';

const count = pipe(number(), integer(), minValue(0));

export const serviceVersionSchema: GenericSchema<unknown, ServiceVersion> = object({
  serviceId: string(),
  version: count,
  definition: storedDefinitionSchema,
  publishedAt: timeOnRecord,
});

export const savedDefinitionSchema: GenericSchema<unknown, SavedDefinition> = object({
  definition: storedDefinitionSchema,
  basedOn: count,
  savedAt: timeOnRecord,
  revision: count,
});
