import * as v from 'valibot';
import * as ids from '../fields/ids';
import { lineOnRecord } from '../fields/recordText';
import { limits } from '../limits/limits';
import { usualTerms } from './usualTerms';

/** What a service needs and promises; admins set it, citizens read it before they apply. */
const terms = {
  /** What a citizen has to add, one document an entry. */
  documents: v.optional(v.array(v.string()), usualTerms.documents),
  /** Days from the submission within which the council promises a decision; screens count them one by one. */
  days: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.serviceDays)),
    usualTerms.days,
  ),
  /** Rupees; 0 where it is free. */
  fee: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(limits.serviceFee)), usualTerms.fee),
  /** Other words that it is found by; undefined where there are none. */
  keywords: v.exactOptional(v.optional(v.string())),
};

/**
 * A service that citizens can apply for; admins edit the list. One that was stored before services had terms gets the
 * default ones, and no definition.
 */
export const serviceSchema = v.object({
  id: ids.service,
  name: lineOnRecord,
  /** Its place in the list: smaller comes first. */
  position: v.number(),
  ...terms,
  /** Its name in further languages, by the language's tag; as its definition has it. Undefined where it has none. */
  translations: v.exactOptional(v.optional(v.record(v.string(), v.object({ name: lineOnRecord })))),
  /** The latest published version of its definition; 0 where none was published. */
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

export type Service = v.InferOutput<typeof serviceSchema>;
export type ServiceTerms = Pick<Service, keyof typeof terms>;
