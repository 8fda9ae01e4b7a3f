import { findMissing } from './findMissing';

const offer = {
  remoteApi: 1,
  colors: ['ink', 'muted'],
  modules: {
    react: { version: '19.3.1', names: ['useId', 'useState'] },
    'shared-data': { version: '1.0.0', names: ['watchTasks'] },
  },
};

it.each([
  ['names that the shell has', { react: ['useState'], 'shared-data': ['watchTasks'] }, []],
  ['nothing', {}, []],
  ['a module as a whole', { react: ['*', 'useId'] }, []],
  [
    'a name that the shell lacks',
    { 'shared-data': ['watchWorkList'] },
    ['watchWorkList of shared-data'],
  ],
  ['a module that the shell lacks', { zustand: ['create'] }, ['zustand']],
  [
    'names of several modules',
    { react: ['useLater'], 'shared-data': ['watchTasks', 'watchWorkList'] },
    ['useLater of react', 'watchWorkList of shared-data'],
  ],
])('checks a build that takes %s', (_what, names, missing) => {
  expect(findMissing({ remoteApi: 1, names }, offer)).toEqual(missing);
});

it.each([
  ['a colour that the shell has', ['ink'], []],
  ['a colour that the shell lacks', ['ink', 'dusk'], ['the colour dusk of the theme']],
  ['colours that its manifest does not name', undefined, []],
])('checks a build that takes %s', (_what, colors, missing) => {
  const used = { remoteApi: 1, names: {}, ...(colors && { colors }) };

  expect(findMissing(used, offer)).toEqual(missing);
});

it('does not check the colours for an older shell without a list of them', () => {
  const { remoteApi, modules } = offer;

  expect(findMissing({ remoteApi, names: {}, colors: ['dusk'] }, { remoteApi, modules })).toEqual(
    [],
  );
});

it('names only the remote API version when that has changed', () => {
  const used = { remoteApi: 2, names: { react: ['useLater'] } };

  expect(findMissing(used, offer)).toEqual(['remote API version 2 instead of 1']);
});
