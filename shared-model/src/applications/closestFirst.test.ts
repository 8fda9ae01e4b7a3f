import { closestFirst } from './closestFirst';
import { sortKey } from './sortKey';

const named = (...names: string[]) => names.map((name) => ({ name, title: `Letter of ${name}` }));
const searchedOf = ({ name, title }: { name: string; title: string }) => ({
  text: `${title} ${name}`,
  name,
});
const search = (items: ReturnType<typeof named>, sought: string) => {
  const { found, similar } = closestFirst(items, sought, searchedOf);
  return [found.map(({ name }) => name), similar.map(({ name }) => name)];
};

describe('closestFirst', () => {
  const people = named('Laxmi Patel', 'लक्ष्मी पाटील', 'Lakshmi Patil', 'Om Rao');

  it.each<[string, found: string[], similar: string[]]>([
    ['lakshmi patil', ['Lakshmi Patil', 'लक्ष्मी पाटील'], ['Laxmi Patel']],
    ['  LAKSHMI  ', ['Lakshmi Patil', 'Laxmi Patel', 'लक्ष्मी पाटील'], []],
    ['laxmi', ['Laxmi Patel', 'लक्ष्मी पाटील', 'Lakshmi Patil'], []],
    ['letter patil', ['Lakshmi Patil', 'लक्ष्मी पाटील'], ['Laxmi Patel']],
    ['letter of om', ['Om Rao'], []],
    ['kshm pat', ['Lakshmi Patil'], []],
    ['zebra', [], []],
    ['patil-zebra', [], []],
    ['ia', [], []],
    ['patil zebra', [], []],
    ['- patil', [], []],
  ])(
    'finds for %j the exact spelling first, then the sound, and similar names apart',
    (sought, ...all) => {
      expect(search(people, sought)).toEqual(all);
    },
  );

  it('finds everything, in its order, where nothing is sought', () => {
    expect(search(people, ' ')[0]).toEqual(people.map(({ name }) => name));
  });
});

it.each([
  [' ASHA ', 'asha'],
  ['कुर्\u200Dहाडे', 'कुर्हाडे'],
  ['E\u0301va', 'éva'],
  ['Asha  Rao', 'asha  rao'],
])('sorts the name %j by %j', (name, key) => {
  expect(sortKey(name)).toBe(key);
});
