import { attributionLines, mostlyFrom, packageOf, sizesOf, stableName } from './attribution';
import { made } from './testing';

it.each([
  ['http://localhost:3300/assets/main.1a2b3c4d.js', '/assets/main.js'],
  ['http://localhost:3302/builds/1.0.0-24655e42/753.d61dfa36.js', '/753.js'],
  ['http://localhost:3300/remotes.json', '/remotes.json'],
  ['http://localhost:3300/user/login', '/user/login'],
])('%s is %s in every build', (url, name) => {
  expect(stableName(url)).toBe(name);
});

it.each([
  ['webpack://shell/../node_modules/react-dom/index.js', 'react-dom'],
  ['webpack://shell/../node_modules/@lingui/core/dist/index.mjs', '@lingui/core'],
  ['webpack://shell/../node_modules/firebase/node_modules/@firebase/auth/x.js', '@firebase/auth'],
  ['webpack://shell/../shared-ui/src/index.ts', 'shared-ui'],
  ['webpack://shell/./src/main.tsx', 'shell'],
  ['webpack://remote_staff_1_0_0_24655e42/./src/App.tsx', 'remote-staff'],
  ['webpack://shell/webpack/bootstrap', 'webpack'],
])('%s comes from %s', (file, name) => {
  expect(packageOf(file)).toBe(name);
});

it('names the packages that most of a script comes from', () => {
  const source = (name: string, size: number) => ({
    file: `webpack://shell/../${name}/a.ts`,
    size,
  });
  const sources = [
    source('a', 5),
    source('b', 30),
    source('c', 20),
    source('a', 20),
    source('d', 1),
  ];
  expect(mostlyFrom(sources)).toEqual(['b', 'a', 'c']);
});

it('says what came, the greatest first, and what has grown', () => {
  const main = made({ url: 'http://localhost/assets/main.1a2b3c4d.js', bytes: 4096 });
  const icon = made({ url: 'http://localhost/icon.svg', bytes: 512 });
  const late = made({ url: 'http://localhost/assets/late.1a2b3c4d.js', bytes: 1024 });
  const before = { ...sizesOf([icon]), '/assets/main.js': 2048 };
  const lines = attributionLines([icon, late, main], new Map([[main.url, ['react']]]), before);
  expect(lines.map((line) => line.trim())).toEqual([
    '4.0 KiB  /assets/main.js  (react)  +2.0 KiB',
    '1.0 KiB  /assets/late.js  NEW',
    '0.5 KiB  /icon.svg',
  ]);
});
