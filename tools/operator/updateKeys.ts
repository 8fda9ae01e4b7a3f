import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { applicationStatuses } from '../../shared-data/src/applications/Application';
import { applicationKeys } from '../../shared-data/src/applications/firestore/applicationKeys';
import { fromStoredForm } from '../../shared-data/src/applications/firestore/storedForm';
import { definitionSchema } from '../../shared-data/src/definitions/definitionSchema';
import { personNames } from '../../shared-data/src/definitions/filledForm';
import {
  filledFormSchema,
  type Answers,
  type FilledForm,
} from '../../shared-data/src/definitions/filledFormSchema';
import { updateApplications, type UpdatedApplications } from './updateApplications';

export interface UpdatedKeys extends UpdatedApplications {
  /** How many applications there are. */
  read: number;
  /** How many are left, since they cannot be read. */
  unreadable: number;
}

/**
 * Brings what applications are found and ordered by to what the portal writes today: the id of their service, the words
 * of the names on their form. Nothing else of them is touched, and none is written that is right. Each is one write, which
 * is refused where the application has changed since it was read.
 * @param isDry finds them, and writes nothing
 */
export async function updateKeys(firestore: Firestore, isDry: boolean): Promise<UpdatedKeys> {
  const seen = { read: 0, unreadable: 0 };
  const services = await serviceIds(firestore);
  const definitions = readDefinitions(firestore);
  const fields = Object.keys(subjectSchema.entries);
  const outcome = await updateApplications(firestore, { fields, isDry }, async (application) => {
    seen.read += 1;
    const keys = await keysOf(application, services, definitions);
    if (!keys) seen.unreadable += 1;
    return keys && !isDeepStrictEqual(application.get('keys'), keys)
      ? { changes: { keys } }
      : undefined;
  });
  return { ...outcome, ...seen };
}

/** What the keys are made of. */
const subjectSchema = v.object({
  number: v.string(),
  applicant: v.object({ name: v.string() }),
  service: v.string(),
  status: v.picklist(applicationStatuses),
  form: v.optional(v.pipe(v.unknown(), v.transform(fromStoredForm), filledFormSchema)),
  certificate: v.optional(v.string()),
  keys: v.optional(v.object({ serviceId: v.optional(v.string()) })),
});

/** By their names; of two with the same name the first in the list. */
async function serviceIds(firestore: Firestore): Promise<Map<string, string>> {
  const { docs } = await firestore.collection('services').orderBy('position', 'desc').get();
  return new Map(docs.map((service) => [String(service.get('name')), service.id]));
}

type FindDefinition = (serviceId: string, version: number) => Promise<DocumentSnapshot>;

/** Versions never change: each is read once. */
function readDefinitions(firestore: Firestore): FindDefinition {
  const known = new Map<string, Promise<DocumentSnapshot>>();
  return (serviceId, version) => {
    const path = `services/${serviceId}/versions/${version}`;
    const found = known.get(path) ?? firestore.doc(path).get();
    known.set(path, found);
    return found;
  };
}

/** As the portal would write them now; undefined where what they are made of is missing or cannot be read. */
async function keysOf(
  application: QueryDocumentSnapshot,
  services: ReadonlyMap<string, string>,
  find: FindDefinition,
): Promise<ReturnType<typeof applicationKeys> | undefined> {
  const subject = v.safeParse(subjectSchema, application.data());
  if (!subject.success) return undefined;
  const { number, applicant, service, status, form, certificate, keys } = subject.output;
  const corrected = certificate === undefined ? {} : await corrections(application, certificate);
  const names = form ? await namesOn(form, corrected, find) : [];
  const serviceId = keys?.serviceId ?? form?.serviceId ?? services.get(service) ?? '';
  const about = { number, service, status, applicant: { uid: null, email: '', ...applicant } };
  return names && applicationKeys(about, serviceId, names);
}

/** What the latest certificate of an application states otherwise than its form. */
async function corrections({ ref }: QueryDocumentSnapshot, number: string): Promise<Answers> {
  const certificate = await ref.collection('certificates').doc(number).get();
  const corrected = v.safeParse(filledFormSchema.entries.answers, certificate.get('corrected'));
  return corrected.success ? corrected.output : {};
}

/** The names of persons on a form, and as its certificate states them; undefined where its version cannot be read. */
async function namesOn(
  form: FilledForm,
  corrected: Answers,
  find: FindDefinition,
): Promise<string[] | undefined> {
  const { serviceId, version, answers } = form;
  const published = await find(serviceId, version);
  const definition = v.safeParse(definitionSchema, published.get('definition'));
  return definition.success
    ? personNames(definition.output, { ...answers, ...corrected }, answers)
    : undefined;
}
