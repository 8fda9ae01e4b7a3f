import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

const packages = readdirSync(root).filter((name) => /^(?:shell|remote-|shared-)/.test(name));
const catalogues = packages
  .flatMap((name) =>
    readdirSync(path.join(root, name, 'src'), { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith(path.join('i18n', 'en.ts')))
      .map((file) => readFileSync(path.join(root, name, 'src', file), 'utf8')),
  )
  .join('\n');

/** The texts in “…”, also one that itself quotes something. */
function quoted(text: string): string[] {
  return [...text.matchAll(/“((?:[^“”]|“[^“”]*”)*)”/g)].map(([, message = '']) => message);
}

it('docs/what-fails-how.md quotes only messages of the portal', () => {
  const text = readFileSync(path.join(root, 'docs/what-fails-how.md'), 'utf8').replace(/\s+/g, ' ');
  const messages = quoted(text).filter((message) => message !== '…');
  expect(messages.length).toBeGreaterThan(50);
  expect(messages.filter((message) => !catalogues.includes(message))).toEqual([]);
});
