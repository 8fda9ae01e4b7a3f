import { compiledOffer, platformModules, platformOffer } from '../../../../platform';
import * as records from './records';
import { ownOffer, sharedModules } from './sharedModules';

it('offers every module of the platform', () => {
  const offered = sharedModules(compiledOffer());

  expect(Object.keys(offered).sort()).toEqual(Object.keys(platformModules()).sort());
});

it('rejects a module that the shell does not have', () => {
  const modules = { 'left-pad': { version: '1.0.0', names: [] } };

  expect(() => sharedModules({ remoteApi: 1, modules })).toThrow("does not offer 'left-pad'");
});

it.each(Object.entries(platformModules()).filter(([, { isNarrowed }]) => isNarrowed))(
  'offers exactly the listed names of %s',
  (key, { names }) => {
    const { lib } = sharedModules(compiledOffer())[key] as { lib?: () => object };

    expect(Object.keys(lib?.() ?? records).sort()).toEqual([...names].sort());
  },
);

it('describes itself with the offer that it publishes', () => {
  const { remoteApi, modules, colors } = platformOffer();
  const own = ownOffer(compiledOffer());

  expect(own.remoteApi).toBe(remoteApi);
  expect(own.colors).toEqual(colors);
  for (const [key, { version, names }] of Object.entries(modules)) {
    expect(own.modules[key]?.version).toBe(version);
    expect(own.modules[key]?.names).toEqual(expect.arrayContaining([...names]));
  }
});
