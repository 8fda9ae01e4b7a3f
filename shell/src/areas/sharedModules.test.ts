import { sharedVersions } from '../../../webpack.shared';
import { sharedModules as listedModules } from '../../../sharedModules';
import { sharedModules } from './sharedModules';

it('offers every module that the areas are built to take', () => {
  const versions = sharedVersions();

  const offered = sharedModules(versions);

  expect(Object.keys(offered).sort()).toEqual(Object.keys(versions).sort());
});

it('says so when an area would take a module that the shell does not have', () => {
  expect(() => sharedModules({ 'left-pad': '1.0.0' })).toThrow("does not offer 'left-pad'");
});

const narrowed = Object.entries(listedModules()).flatMap(([key, { parts }]) =>
  parts ? [[key, parts] as const] : [],
);

it.each(narrowed)('offers exactly the parts of %s that the list names', (key, parts) => {
  const offered = sharedModules(sharedVersions())[key];

  expect(offered).toHaveProperty('lib');
  const { lib } = offered as { lib: () => object };
  expect(Object.keys(lib()).sort()).toEqual([...parts].sort());
});
