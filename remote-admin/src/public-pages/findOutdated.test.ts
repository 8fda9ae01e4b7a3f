import type { Service } from 'shared-data';
import { findOutdated } from './findOutdated';
import type { PublicService } from './publicServices';

const service: Service = {
  id: '1',
  name: 'Birth Certificate',
  position: 1,
  version: 2,
  documents: ['Proof of identity'],
  days: 7,
  fee: 20,
};
const shown: PublicService = {
  id: '1',
  name: 'Birth Certificate',
  version: 2,
  days: 7,
  fee: 20,
  papers: [{ name: 'Proof of identity' }],
};

describe('findOutdated', () => {
  it.each<[string, Partial<Service>, Partial<PublicService>, string[]]>([
    ['nothing if both are the same', {}, {}, []],
    ['a later version', { version: 3 }, {}, ['changed']],
    ['another name', { name: 'Birth Extract' }, {}, ['changed']],
    ['another fee', { fee: 30 }, {}, ['changed']],
    ['other days', { days: 9 }, {}, ['changed']],
    [
      'papers of a service that nobody described',
      { version: 0, documents: [] },
      { version: 0 },
      ['changed'],
    ],
    ['no papers of a described one: they have its version', { documents: [] }, {}, []],
    ['no version where the file has none', { version: 5 }, { version: undefined }, []],
    ['a service that is not on the pages yet', { id: '2' }, {}, ['missing', 'removed']],
  ])('finds %s', (_what, changes, published, kinds) => {
    const outdated = findOutdated([{ ...service, ...changes }], [{ ...shown, ...published }]);
    expect(outdated.map(({ kind }) => kind)).toEqual(kinds);
  });
});
