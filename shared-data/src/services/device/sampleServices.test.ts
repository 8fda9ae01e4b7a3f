import { samplePublications } from '../../definitions/device/samplePublications';
import { sampleDefinitions } from '../../definitions/device/sampleDefinitions';
import { offeredTerms } from '../../definitions/offeredTerms';
import { sampleServices } from './sampleServices';

it('lists the samples as their definitions offer them (#16.3)', () => {
  expect(
    sampleServices.map(({ name, documents, days, fee, translations }) => ({
      ...{ name, documents, days, fee, translations },
    })),
  ).toEqual(
    // The search has the words that it is found by.
    sampleDefinitions.map(({ keywords: _, ...definition }) => offeredTerms(definition)),
  );
});

it('a service that is set up for a council has the words that it is found by (#19.4)', () => {
  const publications = samplePublications('2026-01-05T05:00:00.000Z');
  for (const { service, version } of publications) {
    expect(service.keywords).toContain('dakhla');
    expect(service).toMatchObject(offeredTerms(version.definition));
  }
  expect(publications).toHaveLength(sampleServices.length);
});
