import { type Service } from 'shared-data';
import { serviceCatalogue, usualTerms } from 'shared-data/model';
import { findServices, listServices } from './findServices';

const service = (name: string): Service => ({
  ...usualTerms,
  id: name,
  name,
  position: 0,
  version: 0,
});
const namesFor = (typed: string) => findServices(listServices(), typed).map(({ name }) => name);

it.each([
  ['', serviceCatalogue],
  ['   ', serviceCatalogue],
  ['birth', ['Birth Certificate']],
  ['CERT', serviceCatalogue.filter((name) => name.includes('Certificate'))],
  ['tax rec', ['Property Tax Receipt']],
  [' water ', ['Water Connection']],
  ['passport', []],
  ['.*', []],
])('finds for "%s"', (typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});

it('lists the ten of the catalogue if there are no records', () => {
  expect(listServices()).toHaveLength(10);
  expect(listServices().some(({ isOffered }) => isOffered)).toBe(false);
});

it('knows which ones are offered, and lists services that the council has added once', () => {
  const listed = listServices([
    service('birth certificate'),
    service('Ration Card'),
    service('Ration card'),
  ]);
  expect(listed).toHaveLength(11);
  const offered = listed.filter(({ isOffered }) => isOffered).map(({ name }) => name);
  expect(offered).toEqual(['birth certificate', 'Ration Card']);
});
