import { sampleDefinitions } from '../../definitions/device/sampleDefinitions';
import { offeredTerms } from '../../definitions/offeredTerms';
import { sampleServices } from './sampleServices';

it('lists the samples as their definitions offer them (#16.3)', () => {
  expect(
    sampleServices.map(({ name, documents, days, fee, keywords, translations }) => ({
      ...{ name, documents, days, fee, keywords, translations },
    })),
  ).toEqual(sampleDefinitions.map(offeredTerms));
});
