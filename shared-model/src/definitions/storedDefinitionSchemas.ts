import * as v from 'valibot';
import * as ids from '../fields/ids';
import { timeOnRecord } from '../fields/recordTime';
import { storedDefinitionSchema } from './storedDefinition';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A published definition; it never changes. */
export const serviceVersionSchema = v.object({
  serviceId: ids.service,
  /** 1 is the first published version. */
  version: count,
  definition: storedDefinitionSchema,
  publishedAt: timeOnRecord,
});

/** A definition that an admin saved without publishing it. */
export const savedDefinitionSchema = v.object({
  definition: storedDefinitionSchema,
  /** The version that it is based on; 0 if none was published. */
  basedOn: count,
  savedAt: timeOnRecord,
  /** Increases by one with each save; a save based on an older revision is refused. 0 is not saved yet. */
  revision: count,
});

export type ServiceVersion = v.InferOutput<typeof serviceVersionSchema>;
export type SavedDefinition = v.InferOutput<typeof savedDefinitionSchema>;
