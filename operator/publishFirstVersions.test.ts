import { sampleDefinitions } from '../shared-data/src/definitions/device/sampleDefinitions';
import { findDefinitionProblems } from '../shared-data/src/definitions/findDefinitionProblems';
import { sampleServices } from '../shared-data/src/services/device/sampleServices';
import { usualTerms, type Service } from '../shared-data/src/services/Service';
import { firstDefinition } from './publishFirstVersions';

const service = (parts: Partial<Service>): Service => ({
  ...{ id: 's', name: 'Pension Letter', position: 0, version: 0 },
  ...usualTerms,
  ...parts,
});

it.each(sampleDefinitions.map((sample, index) => [sample.name, sample, index] as const))(
  'describes the unchanged %s as in the sample (#16.7)',
  (_, sample, index) => {
    expect(firstDefinition(service({ ...sampleServices[index], version: 0 }))).toEqual(sample);
  },
);

const [birth] = sampleDefinitions;

it.each([
  [
    'the papers of the sample if the documents are the usual ones',
    usualTerms.documents,
    birth?.papers.map(({ name }) => name),
  ],
  ['the documents of the council as papers', ['Bank book'], ['Bank book']],
  ['no papers if the council wants none', [], []],
])('keeps name, days and fee of the council, and has %s (#16.7)', (_, documents, papers) => {
  const own = { name: 'BIRTH certificate', days: 3, fee: 75 };
  const definition = firstDefinition(service({ ...own, documents }));
  expect(definition).toMatchObject({ ...own, sections: birth?.sections });
  expect(definition.papers.map(({ name }) => name)).toEqual(papers);
  expect(findDefinitionProblems(definition)).toEqual([]);
});

it('gives any other service no questions, and its documents as papers (#16.7)', () => {
  const definition = firstDefinition(service({ documents: ['Bank book', 'Photo'] }));
  expect(definition.sections).toEqual([]);
  expect(definition.papers).toMatchObject([
    { name: 'Bank book', required: true },
    { name: 'Photo', required: true },
  ]);
  expect(findDefinitionProblems(definition)).toEqual([]);
});
