import { usualTerms } from './usualTerms';
import type { Service } from './serviceSchema';
import { startService } from './startService';

const service = (name: string, position: number): Service => ({
  ...usualTerms,
  id: `id-${position}`,
  name,
  position,
  version: 0,
});

it.each<[string, Service[], number, boolean]>([
  ['an empty list', [], 0, false],
  ['others, with gaps and in no order', [service('A', 7), service('B', 2)], 8, false],
  ['one of its name', [service('Pension Letter', 0)], 1, true],
  ['one of its name in another case', [service(' PENSION letter ', 0)], 1, true],
])('adds a service after %s', (_, others, position, duplicate) => {
  const started = startService('new', 'Pension Letter', others);
  expect(started).toEqual({
    service: { ...usualTerms, id: 'new', name: 'Pension Letter', position, version: 0 },
    duplicate,
  });
});
