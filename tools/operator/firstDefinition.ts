import { definitionFrom } from '../../shared-data/src/definitions/definitionFrom';
import type { ServiceDefinition } from '../../shared-data/src/definitions/definitionSchema';
import { sampleDefinitions } from '../../shared-data/src/definitions/device/sampleDefinitions';
import { offeredTerms } from '../../shared-data/src/definitions/offeredTerms';
import { usualTerms, type Service } from '../../shared-data/src/services/Service';

/**
 * What the first version of a service is that was offered before there were definitions. One of a sample's name asks
 * what the sample asks, in whatever case it is written; any other asks nothing. Name, days, fee and documents stay those
 * of the council: only where nobody has changed the documents are they the sample's papers.
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
