import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { safeParse } from 'valibot';
import { storedDefinitionSchema } from '../shared-model/src/definitions/storedDefinition';
import { samplePublications } from '../shared-data/src/samples/samplePublications';
import { serviceSchema } from '../shared-model/src/services/serviceSchema';
import type { DescribedService } from './publishedServices';

/**
 * The services of a project, each with the latest version of its definition.
 * @throws Error if one of them cannot be read: no service may be missing from what is published
 */
export async function describedServices(firestore: Firestore): Promise<DescribedService[]> {
  const { docs } = await firestore.collection('services').orderBy('position').get();
  return Promise.all(docs.map(describe));
}

/** The services that a new council starts with. */
export function describedSamples(): DescribedService[] {
  return samplePublications(new Date(0).toISOString()).map(({ service, version }) => ({
    service,
    definition: version.definition,
  }));
}

async function describe(stored: QueryDocumentSnapshot): Promise<DescribedService> {
  const { output: service, success } = safeParse(serviceSchema, {
    ...stored.data(),
    id: stored.id,
  });
  if (!success) throw new Error(`services/${stored.id} cannot be read.`);
  if (service.version === 0) return { service };
  const version = await stored.ref.collection('versions').doc(String(service.version)).get();
  const parsed = safeParse(storedDefinitionSchema, version.get('definition'));
  if (!parsed.success) {
    throw new Error(`${version.ref.path} cannot be read.`);
  }
  return { service, definition: parsed.output };
}
