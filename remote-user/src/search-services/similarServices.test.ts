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

  it('finds each service that has the keyword (#19)', () => {
    expect(namesFor('dakhla')).toHaveLength(5);
  });

  it.each(['proof', 'PROOF', 'cert', 'tax rec', ' water ', 'bill', 'r', 'te', 'birth'])(
    'lists first, in their order, the services whose name contains "%s" (spec.md §2)',
    (typed) => {
      const named = findServices(services, typed).map(({ name }) => name);
      expect(namesFor(typed).slice(0, named.length)).toEqual(named);
    },
  );

  it('adds no similar services if the typed text is in their names (spec.md §2)', () => {
    expect(namesFor('proof')).toEqual(['Residence Proof']);
    expect(namesFor('cert')).toEqual(findServices(services, 'cert').map(({ name }) => name));
  });

  it('uses the keywords of a definition instead of those of the sample (#19)', () => {
    const listed = services.map((service) =>
      service.name === 'Income Certificate' ? { ...service, keywords: 'mehnat' } : service,
    );
    expect(namesFor('mehnat', listed)).toEqual(['Income Certificate']);
    expect(namesFor('aay', listed)).toEqual([]);
  });

  it('finds a service by keywords that the council has added (#19)', () => {
    const listed = services.map((service) =>
      service.name === 'Water Connection'
        ? { ...service, keywords: 'borewell, handpump' }
        : service,
    );
    expect(namesFor('handpumps', listed)).toEqual(['Water Connection']);
    expect(namesFor('nal', listed)).toEqual(['Water Connection']);
  });
});
