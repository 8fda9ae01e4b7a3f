import { usualTerms } from '../shared-model/src/services/usualTerms';
import type { Service } from '../shared-model/src/services/serviceSchema';
import { otherLanguages } from '../shared-ui/src/language/languages';
import { describedSamples } from './describedServices';
import { publishedServices, publishedTexts, toSlug } from './publishedServices';
import { readPublishedServices, readPublishedTexts } from '../tools/building/servicesFile';

const service = (id: string, name: string): Service => ({
  id,
  name,
  position: Number(id),
  version: 0,
  ...usualTerms,
});

it('has published the samples without changes: run npm run publish-services -- --samples (#19.1)', () => {
  const published = readPublishedServices();
  expect(published).toEqual(publishedServices(describedSamples(), published));
  expect(published.every(({ who }) => who)).toBe(true);
});

it.each(otherLanguages)(
  'has published all texts of the samples in %s: run npm run publish-services -- --samples (#20.4)',
  (language) => {
    const published = readPublishedTexts(language);
    expect(published).toEqual(publishedTexts(describedSamples(), language, published));
    const services = readPublishedServices();
    expect(Object.keys(published)).toEqual(services.map(({ id }) => id));
    for (const { id, papers } of services) {
      const { name, description, who, papers: given = [] } = published[id] ?? {};
      expect([name, description, who, ...given.map((paper) => paper.name)]).not.toContain(
        undefined,
      );
      expect(given).toHaveLength(papers.length);
    }
  },
);

it('omits missing texts of a language, and services without any (#20.4)', () => {
  const [birth] = describedSamples();
  const named = birth?.definition && {
    ...birth,
    definition: {
      ...birth.definition,
      translations: { hi: { name: 'जन्म प्रमाण पत्र', bring: ' ' } },
    },
  };
  const undescribed = { service: service('9', 'Trade License') };
  expect(publishedTexts(named ? [named, undescribed] : [], 'hi', {})).toEqual({
    '1': { name: 'जन्म प्रमाण पत्र' },
  });
});

it('uses the papers, days and fee of a service without a definition (#19.1)', () => {
  expect(publishedServices([{ service: service('1', 'Trade License') }], [])).toEqual([
    {
      id: '1',
      version: 0,
      slug: 'trade-license',
      name: 'Trade License',
      description: '',
      days: 15,
      fee: 0,
      outcome: 'answer',
      papers: [
        { name: 'Proof of identity', required: true },
        { name: 'Proof of residence', required: true },
      ],
    },
  ]);
});

it('keeps the address of a renamed service, and the text on who may apply (#19.1)', () => {
  const [before] = publishedServices([{ service: service('1', 'Trade License') }], []);
  const earlier = before ? [{ ...before, who: 'Shopkeepers of the village.' }] : [];
  const [renamed] = publishedServices([{ service: service('1', 'Shop License') }], earlier);
  expect(renamed).toMatchObject({
    name: 'Shop License',
    slug: 'trade-license',
    who: 'Shopkeepers of the village.',
  });
});

it('gives unique addresses to services with the same name or without Latin letters (#19.1)', () => {
  const described = [
    service('1', 'Trade License'),
    service('2', 'Trade license'),
    service('3', 'दाखला'),
  ];
  const published = publishedServices(
    described.map((one) => ({ service: one })),
    [],
  );
  expect(published.map(({ slug }) => slug)).toEqual([
    'trade-license',
    'trade-license-2',
    'service-3',
  ]);
});

it.each([
  ['Birth Certificate', 'birth-certificate'],
  ['  Café & Shop (new) ', 'cafe-shop-new'],
  ['जन्म', ''],
])('makes %s the address %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
