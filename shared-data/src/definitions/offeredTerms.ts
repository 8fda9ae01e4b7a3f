import type { ServiceTerms } from '../services/Service';
import type { ServiceDefinition } from './definitionSchema';

/** How a service is listed by its definition: its documents are the papers that are required. */
export function offeredTerms(definition: ServiceDefinition): ServiceTerms & { name: string } {
  const { name, days, fee, papers, keywords } = definition;
  const documents = papers.filter(({ required }) => required).map((paper) => paper.name);
  const words = keywords?.trim();
  return { name, documents, days, fee, keywords: words === '' ? undefined : words };
}
