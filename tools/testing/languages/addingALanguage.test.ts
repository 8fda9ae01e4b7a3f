import { execSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { otherLanguages } from '../../../shared-ui/src/language/languages';
import { differingDocuments } from '../../building/differingDocuments';
import { root } from '../../root';
import { catalogueFolders, readCatalogue } from './catalogues';
import { findGaps } from './findGaps';

const guide = readFileSync(path.join(root, 'docs/languages/adding-a-language.md'), 'utf8');

/** The text in backticks in the guide that matches. @throws if the guide has no such text any more */
function fromGuide(pattern: RegExp): string {
  const found = guide.match(/`[^`\n]+`/g)?.find((mark) => pattern.test(mark));
  if (found === undefined) throw new Error(`The guide has nothing like ${pattern.source}.`);
  return found.slice(1, -1);
}

/** Frisian instead of the guide's Tamil, which the portal may have one day. Its plural rules are those of English. */
const tag = 'fy';

/** A copy of the files that the guide changes, to which the language is added step by step. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'portal-language-'));
});

afterAll(() => rmSync(copy, { recursive: true }));

function writeToCopy(file: string, text: string) {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
}

async function gapsInAdded(): Promise<string[]> {
  const gaps = catalogueFolders(copy).map(async (folder) => {
    const english = await readCatalogue(folder, 'en');
    return findGaps(english, await readCatalogue(folder, tag, copy), tag);
  });
  return (await Promise.all(gaps)).flat();
}

it('step 1: the line of the guide adds the language to the list', async () => {
  const file = fromGuide(/languages\.ts/);
  const list = readFileSync(path.join(root, file), 'utf8');
  const line = fromGuide(/tag: 'ta'/).replace("'ta'", `'${tag}'`);
  writeToCopy(file, list.replace(/^\] as const/m, `${line},\n$&`));
  const added = (await import(path.join(copy, file))) as { otherLanguages: string[] };
  expect(added.otherLanguages).toEqual([...otherLanguages, tag]);
});

it('step 2: a file beside every English one leaves no gap, and a removed key is reported', async () => {
  const found = execSync(fromGuide(/git ls-files/), { cwd: root, encoding: 'utf8' });
  const files = found.split('\n').filter((file) => file && !file.startsWith('tools/standalone'));
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    writeToCopy(file, '');
    copyFileSync(path.join(root, file), path.join(copy, file.replace(/en\.ts$/, `${tag}.ts`)));
  }
  await expect(gapsInAdded()).resolves.toEqual([]);

  const file = path.join(copy, `shared-auth/src/i18n/${tag}.ts`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ *signInAgain:.*$/m, ''));
  jest.resetModules();
  await expect(gapsInAdded()).resolves.toEqual(['signInAgain is missing']);
});

it('step 3: the build accepts the documents with their rewrites, and rejects them without', () => {
  const text = readFileSync(path.join(root, fromGuide(/firebase\.json/)), 'utf8');
  const { hosting } = JSON.parse(text) as {
    hosting: { target: string; rewrites: { destination: string }[] }[];
  };
  const rewrites = hosting.find(({ target }) => target === 'shell')?.rewrites ?? [];
  const added = rewrites
    .map((rewrite) => JSON.stringify(rewrite))
    .filter((rewrite) => rewrite.includes(fromGuide(/^`\/hi\/`$/)))
    .map((rewrite) => rewrite.replaceAll('/hi/', fromGuide(/^`\/ta\/`$/).replace('ta', tag)))
    .map((rewrite) => JSON.parse(rewrite) as { destination: string });

  const destinations = rewrites.map(({ destination }) => destination);
  const documents = destinations.filter((document) => document.startsWith('/hi/'));
  const files = [...destinations, ...documents.map((document) => document.replace('hi', tag))].map(
    (file) => file.slice(1),
  );
  const withAdded = [...destinations, ...added.map(({ destination }) => destination)];
  expect(differingDocuments(files, withAdded)).toEqual([]);
  expect(differingDocuments(files, destinations)).toContain(`${tag}/user/login.html`);
});

it('the files that the steps name exist, and mention Hindi where Tamil is to be added', () => {
  const steps = guide.slice(guide.indexOf('\n1. '));
  const named = steps.matchAll(/`((?:shell|shared-\w+|tools|bench|e2e|docs)\/[^`\s]+\.\w+)`/g);
  const files = Array.from(named, ([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const inHindi = path.join(root, file.replace(/\bta\./, 'hi.'));
    expect([file, readFileSync(inHindi, 'utf8')]).toEqual([
      file,
      expect.stringMatching(/\bhi\b|Hindi|Devanagari|\p{Script=Devanagari}/u),
    ]);
  }
});
