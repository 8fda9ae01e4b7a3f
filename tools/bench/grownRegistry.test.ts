import { grownRegistry } from './grownRegistry';

const entry = { entry: 'http://localhost/mf-manifest.json', version: '1.0.0' };
const registry = { schema: 1, remotes: { user: entry, staff: entry } };

it.each([
  [1, ['user', 'staff']],
  [2, ['user', 'staff']],
  [4, ['user', 'staff', 'area-3', 'area-4']],
])('has %i remotes, the real ones among them', (count, names) => {
  const grown = grownRegistry(registry, count);
  expect(Object.keys(grown.remotes)).toEqual(names);
  expect(Object.values(grown.remotes)).toEqual(names.map(() => entry));
});
