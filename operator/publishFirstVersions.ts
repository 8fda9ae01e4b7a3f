import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { safeParse } from 'valibot';
import { definitionFrom } from '../shared-data/src/definitions/definitionFrom';
import type { ServiceDefinition } from '../shared-data/src/definitions/definitionSchema';
import { sampleDefinitions } from '../shared-data/src/definitions/device/sampleDefinitions';
import { findDefinitionProblems } from '../shared-data/src/definitions/findDefinitionProblems';
import { offeredTerms } from '../shared-data/src/definitions/offeredTerms';
import { usualTerms, type Service } from '../shared-data/src/services/Service';
import { serviceSchema } from '../shared-data/src/services/serviceSchema';
import { inTransaction } from './inTransaction';
import { serviceRecord, serviceVersionRecord } from '../tools/firestore/liveRecords';

/** A service that gets no version, and the reason. */
export interface LeftService {
  name: string;
  why: 'unreadable' | 'unfit' | 'in-work' | 'has-versions';
}

export interface FirstVersions {
  /** The services that got their first version, with the number of questions. */
  published: { name: string; questions: number }[];
  /** How many already had a version. */
  described: number;
  left: LeftService[];
}

/**
 * Publishes the first version of each service that has none. A service with an admin's draft is left to the admin,
 * and an existing version is never overwritten; each service is read and written in one transaction.
 * @param isDry finds the services, without writing
 */
export async function publishFirstVersions(
  firestore: Firestore,
  isDry: boolean,
): Promise<FirstVersions> {
  const result: FirstVersions = { published: [], described: 0, left: [] };
  const services = await firestore.collection('services').orderBy('position').select().get();
  for (const { ref } of services.docs) {
    const outcome = await inTransaction(firestore, publishFirst(firestore, ref, isDry));
    if (outcome === 'gone') continue;
    if (outcome === 'described') result.described += 1;
    else if ('why' in outcome) result.left.push(outcome);
    else result.published.push(outcome);
  }
  return result;
}

type Outcome = 'gone' | 'described' | LeftService | FirstVersions['published'][number];

function publishFirst(firestore: Firestore, reference: DocumentReference, isDry: boolean) {
  const { id } = reference;
  return async (transaction: Transaction): Promise<Outcome> => {
    const stored = await transaction.get(reference);
    const draft = await transaction.get(firestore.doc(`serviceDrafts/${id}`));
    const versions = await transaction.get(reference.collection('versions').limit(1));
    if (!stored.exists) return 'gone';
    const { output: service, success } = safeParse(serviceSchema, { ...stored.data(), id });
    if (!success) return { name: String(stored.get('name') ?? id), why: 'unreadable' };
    if (service.version > 0) return 'described';
    const { name } = service;
    if (!versions.empty) return { name, why: 'has-versions' };
    if (draft.exists) return { name, why: 'in-work' };

    const definition = firstDefinition(service);
    if (findDefinitionProblems(definition).length > 0) return { name, why: 'unfit' };
    if (!isDry) {
      const publishedAt = new Date().toISOString();
      const described: Service = { ...service, ...offeredTerms(definition), version: 1 };
      const version = serviceVersionRecord({ serviceId: id, version: 1, definition, publishedAt });
      transaction.create(firestore.doc(version.path), version.data);
      transaction.set(reference, serviceRecord(described).data);
    }
    return { name, questions: definition.sections.flatMap(({ questions }) => questions).length };
  };
}

/**
 * The first version for a service that was offered before there were definitions. If a sample has the same name
 * (ignoring case), the questions are the sample's; otherwise there are none. Name, days, fee and documents stay those of
 * the council; only if its documents are unchanged, the sample's papers replace them.
 */
export function firstDefinition(service: Service): ServiceDefinition {
  const own = definitionFrom(service);
  const sample = sampleDefinitions.find(({ name }) => fold(name) === fold(service.name));
  if (!sample) return own;
  const isUntouched = [usualTerms.documents, offeredTerms(sample).documents].some(
    (documents) => JSON.stringify(documents) === JSON.stringify(service.documents),
  );
  const papers = isUntouched ? sample.papers : own.papers;
  return { ...sample, name: own.name, days: own.days, fee: own.fee, papers };
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}
