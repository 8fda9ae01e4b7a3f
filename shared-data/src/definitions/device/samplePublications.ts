import { sampleServices } from '../../services/device/sampleServices';
import type { Service } from '../../services/Service';
import type { IsoTime } from '../../store/kinds';
import type { ServiceVersion } from '../DefinitionRecords';
import { sampleDefinitions } from './sampleDefinitions';

interface Publication {
  service: Service;
  version: ServiceVersion;
}

/**
 * The sample services, each with its definition as the version that was published then, and the words that it is found by,
 * which the first rows on a device do without.
 */
export function samplePublications(publishedAt: IsoTime): Publication[] {
  return sampleDefinitions.flatMap((definition, index) => {
    const service = sampleServices[index];
    if (!service) return [];
    const { id: serviceId, version } = service;
    return [
      {
        service: { ...service, keywords: definition.keywords },
        version: { serviceId, version, definition, publishedAt },
      },
    ];
  });
}
