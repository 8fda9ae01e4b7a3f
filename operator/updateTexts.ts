import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { cleanRecord } from '../shared-data/src/store/cleanRecord';
import { updateApplications, type UpdateOptions } from './updateApplications';

/**
 * Cleans what was typed before the portal did it: answers, details, notes and checks, without invisible characters. The
 * portal shows them cleaned in any case, but firestore.rules refuse a correction beside an answer that is not clean.
 */
export function updateTexts(firestore: Firestore, options: UpdateOptions) {
  return updateApplications(firestore, options, typedSchema, (typed) => {
    const changes = Object.entries(typed)
      .map(([field, text]) => [field, text, cleanRecord<unknown>(text)] as const)
      .filter(([, before, after]) => before !== after)
      .map(([field, , after]) => [field, after] as const);
    return changes.length > 0 ? { changes: Object.fromEntries(changes) } : undefined;
  });
}

/** The fields with texts that people typed. */
const typedSchema = v.object({
  applicant: v.optional(v.unknown()),
  details: v.optional(v.unknown()),
  form: v.optional(v.unknown()),
  checks: v.optional(v.unknown()),
  history: v.optional(v.unknown()),
});
