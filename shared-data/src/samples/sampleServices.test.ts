import { offeredTerms } from 'shared-model';
import { samplePublications } from './samplePublications';
import { sampleDefinitions } from './sampleDefinitions';
import { sampleServices } from './sampleServices';

it('lists the samples as their definitions offer them (#16.3)', () => {
  expect(
    sampleServices.map(({ name, documents, days, fee, translations }) => ({
      name,
      documents,
      days,
      fee,
      translations,
    })),
  ).toEqual(
    // Sample services have no keywords of their own: the search has them.
    sampleDefinitions.map(({ keywords: _, ...definition }) => offeredTerms(definition)),
  );
});

it('gives the services that are set up for a council their keywords (#19.4)', () => {
  const publications = samplePublications('2026-01-05T05:00:00.000Z');
  for (const { service, version } of publications) {
    expect(service.keywords).toContain('dakhla');
    expect(service).toMatchObject(offeredTerms(version.definition));
  }
  expect(publications).toHaveLength(sampleServices.length);
});
