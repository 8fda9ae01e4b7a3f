import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { applicationKeys } from '../shared-data/src/applications/firestore/applicationKeys';
import { fromStoredForm } from '../shared-data/src/applications/firestore/storedForm';
import { composeEntry } from '../shared-data/src/log/composeEntry';
import { definitionSchema } from '../shared-data/src/definitions/definitionSchema';
import { personNames } from '../shared-data/src/definitions/filledForm';
import { filledFormSchema } from '../shared-data/src/definitions/filledFormSchema';
import {
  storedStatus,
  updateAll,
  updateApplications,
  type UpdateOptions,
} from './updateApplications';

/**
 * Updates the keys that applications are found and ordered by: the id of their service, and the words of the names on
 * their form and on their latest certificate. Nothing else is changed, and keys that are up to date are not written.
 */
export async function updateKeys(firestore: Firestore, options: UpdateOptions) {
  const { docs } = await firestore.collection('services').orderBy('position', 'desc').get();
  // By name; if two have the same name, the first in the list counts.
  const services = new Map(docs.map((service) => [String(service.get('name')), service.id]));
  const readDefinition = definitionReader(firestore);
  return updateApplications(firestore, options, subjectSchema, async (subject, application) => {
    const { number, applicant, service, status, form, certificate } = subject;
    let names: string[] = [];
    if (form) {
      const issued = certificate && application.ref.collection('certificates').doc(certificate);
      const given: unknown = issued && (await issued.get()).get('corrected');
      const corrected = v.safeParse(filledFormSchema.entries.answers, given);
      const definition = await readDefinition(form.serviceId, form.version);
      if (!definition.success) return 'unreadable';
      const stated = { ...form.answers, ...(corrected.success ? corrected.output : {}) };
      names = personNames(definition.output, stated, form.answers);
    }
    const serviceId = subject.keys?.serviceId ?? form?.serviceId ?? services.get(service) ?? '';
    const about = { number, service, status, applicant: { uid: null, email: '', ...applicant } };
    const keys = applicationKeys(about, serviceId, names);
    return isDeepStrictEqual(application.get('keys'), keys) ? undefined : { changes: { keys } };
  });
}

/** Updates the words that entries of the log are found by. Nothing else of them is ever changed. */
export function updateLogWords(firestore: Firestore, options: UpdateOptions) {
  return updateAll(firestore.collection('log'), options, entrySchema, ({ words, ...entry }) => {
    const composed = composeEntry({ ...entry, kind: 'decision', action: '' });
    return isDeepStrictEqual(words, composed.words)
      ? undefined
      : { changes: { words: composed.words } };
  });
}

/** The fields that these words are made from. */
const entrySchema = v.object({
  by: v.object({ uid: v.string(), name: v.string(), role: v.picklist(['user', 'staff', 'admin']) }),
  subject: v.string(),
  detail: v.exactOptional(v.string()),
  words: v.array(v.string()),
});

/** The fields that the keys are made from. */
const subjectSchema = v.object({
  number: v.string(),
  applicant: v.object({ name: v.string() }),
  service: v.string(),
  status: storedStatus,
  form: v.optional(v.pipe(v.unknown(), v.transform(fromStoredForm), filledFormSchema)),
  certificate: v.optional(v.string()),
  keys: v.optional(v.object({ serviceId: v.optional(v.string()) })),
});

/** Versions never change: each is read once. */
function definitionReader(firestore: Firestore) {
  const known = new Map<string, ReturnType<typeof read>>();
  const read = async (path: string) => {
    const version = await firestore.doc(path).get();
    return v.safeParse(definitionSchema, version.get('definition'));
  };
  return (serviceId: string, version: number) => {
    const path = `services/${serviceId}/versions/${version}`;
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
}
