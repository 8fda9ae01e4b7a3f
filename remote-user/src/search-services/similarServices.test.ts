import { type Service } from 'shared-data';
import { serviceCatalogue, usualTerms } from 'shared-data/model';
import { findServices, listServices } from './findServices';
import { createServiceSearch } from './similarServices';

/** A service whose definition says what else it is found by. */
const described = (name: string, keywords: string): Service => ({
  ...usualTerms,
  ...{ id: name, name, keywords, position: 0, version: 1 },
});
const services = listServices([
  described('Birth Certificate', 'newborn, janma, dakhla, जन्म'),
  described('Death Certificate', 'funeral, mrutyu, dakhla, मृत्यू'),
  described('Caste Certificate', 'community, jati, dakhla, जात'),
  described('Income Certificate', 'salary, wages, aay, dakhla, आय'),
  described('Residence Proof', 'domicile, rahivasi, dakhla, रहिवासी'),
]);
const namesFor = (typed: string, listed = services) =>
  createServiceSearch(listed)(typed).map(({ name }) => name);

describe('createServiceSearch', () => {
  it.each([
    ['income', ['Income Certificate']],
    ['salary proof', ['Income Certificate']],
    ['salery', ['Income Certificate']],
    ['aay', ['Income Certificate']],
    ['आय', ['Income Certificate']],
    ['brith', ['Birth Certificate']],
    ['Brith certificate', ['Birth Certificate']],
    ['jati dakhla', ['Caste Certificate']],
    ['licence', ['Trade License']],
    ['driving licence', []],
    ['passport', []],
    ['.*', []],
    ['', serviceCatalogue],
    ['certificate of the', []],
  ])('finds for "%s" (#19)', (typed, names) => {
    expect(namesFor(typed)).toEqual(names);
  });

  it('finds each service that has the word (#19)', () => {
    expect(namesFor('dakhla')).toHaveLength(5);
  });

  it.each(['proof', 'PROOF', 'cert', 'tax rec', ' water ', 'bill', 'r', 'te', 'birth'])(
    'names first, and in their order, what holds "%s" (spec.md §2)',
    (typed) => {
      const named = findServices(services, typed).map(({ name }) => name);
      expect(namesFor(typed).slice(0, named.length)).toEqual(named);
    },
  );

  it('adds nothing to what holds a word in full (spec.md §2)', () => {
    expect(namesFor('proof')).toEqual(['Residence Proof']);
    expect(namesFor('cert')).toEqual(findServices(services, 'cert').map(({ name }) => name));
  });

  it('knows the words that the council adds to those of a service that nobody had described (#19)', () => {
    const listed = listServices([described('Water Connection', 'borewell, handpump')]);
    expect(namesFor('handpumps', listed)).toEqual(['Water Connection']);
    expect(namesFor('nal', listed)).toEqual(['Water Connection']);
  });
});
