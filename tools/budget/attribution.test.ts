import { attributionLines, mostlyFrom, packageOf } from './attribution';
import { madeLoad } from '../testing/madeLoad';

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

it('says what came, the greatest first', async () => {
  const main = madeLoad({ url: 'http://localhost/assets/main.1a2b3c4d.js', bytes: 4096 });
  const icon = madeLoad({ url: 'http://localhost/icon.svg', bytes: 512, type: 'Image' });
  const sources = [{ file: 'webpack://shell/../node_modules/react/index.js', size: 1 }];
  const lines = await attributionLines([icon, main], () => Promise.resolve(sources));
  expect(lines.map((line) => line.trim())).toEqual([
    '4.0 KiB  /assets/main.1a2b3c4d.js  (react)',
    '0.5 KiB  /icon.svg',
  ]);
});
