import { impurities } from './impurities';
import type { Load } from '../measuring/watchNetwork';

const madeLoad = (parts: Partial<Load>): Load => ({
  url: 'http://localhost:3000/',
  type: 'Script',
  bytes: 1024,
  at: 100,
  ...parts,
});

const address = 'http://localhost:3000';
const main = madeLoad({ url: `${address}/assets/main.js` });

const findIn = (file: string) =>
  impurities([main], address, () => Promise.resolve(['webpack://shell/./src/main.tsx', file]));

it.each([
  'webpack://shell/../shared-auth/src/identity/openFirebaseIdentity.ts',
  'webpack://shell/../node_modules/react-dom/index.js',
  'webpack://shell/./src/areas/federation.ts',
])('lets %s pass', async (file) => {
  expect(await findIn(file)).toEqual([]);
});

it.each([
  ['a remote', 'webpack://shell/../remote-user/src/App.tsx'],
  ['a remote', 'webpack://remote_user_1_0_0/./src/App.tsx'],
  ['Firebase', 'webpack://shell/../node_modules/@firebase/auth/dist/index.js'],
  ['Firebase', 'webpack://shell/../node_modules/firebase/app/dist/index.mjs'],
  ['the store', 'webpack://shell/../shared-data/src/index.ts'],
  ['the federation runtime', 'webpack://shell/../node_modules/@module-federation/sdk/index.js'],
])('finds %s in %s', async (what, file) => {
  expect(await findIn(file)).toEqual([`The landing page brings ${what}: ${file}, in ${main.url}`]);
});

it('finds requests to another origin', async () => {
  const elsewhere = madeLoad({ url: 'http://localhost:3001/mf-manifest.json', type: 'Fetch' });
  expect(await impurities([elsewhere], address, () => Promise.resolve([]))).toEqual([
    `The landing page asks for ${elsewhere.url}, which is not the shell's.`,
  ]);
});
