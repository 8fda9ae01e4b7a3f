import { serviceCatalogue } from 'shared-data/model';
import { findServices, listServices } from './findServices';
import { createServiceSearch } from './similarServices';

const services = listServices();
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

  it('has the words of a definition in the place of the first ones of a sample (#19)', () => {
    const listed = services.map((service) =>
      service.name === 'Income Certificate' ? { ...service, keywords: 'mehnat' } : service,
    );
    expect(namesFor('mehnat', listed)).toEqual(['Income Certificate']);
    expect(namesFor('aay', listed)).toEqual([]);
  });

  it('knows the words that the council adds (#19)', () => {
    const listed = services.map((service) =>
      service.name === 'Water Connection'
        ? { ...service, keywords: 'borewell, handpump' }
        : service,
    );
    expect(namesFor('handpumps', listed)).toEqual(['Water Connection']);
    expect(namesFor('nal', listed)).toEqual(['Water Connection']);
  });
});
