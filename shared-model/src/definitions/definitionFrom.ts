import type { Service } from '../services/serviceSchema';
import type { ServiceDefinition } from './definitionSchema';

/**
 * The initial definition of a service that has none yet: its documents as required papers, no
 * questions. It is the same each time, so that two admins start with the same definition.
 */
export function definitionFrom({
  name,
  documents,
  days,
  fee,
}: Pick<Service, 'name' | 'documents' | 'days' | 'fee'>): ServiceDefinition {
  return {
    name,
    description: '',
    category: '',
    fee,
    days,
    place: { kind: 'online' },
    sections: [],
    papers: documents.map((document, at) => ({
      id: `paper-${at + 1}`,
      name: document,
      required: true,
      kinds: ['pdf', 'image', 'document'],
      maxFiles: 1,
    })),
    outcome: 'certificate',
  };
}
