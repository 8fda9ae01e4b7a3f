import type { IsoTime, Service, ServiceVersion } from 'shared-model';
import { sampleServices } from './sampleServices';
import { sampleDefinitions } from './sampleDefinitions';

interface Publication {
  service: Service;
  version: ServiceVersion;
}

/**
 * The sample services, each with its definition as a version published at this time, and with its keywords, which the
 * seeded rows of the device store lack.
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
