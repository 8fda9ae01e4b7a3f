/** @jest-environment node */
import { findMissingChangesets } from './missingChangesets';

const source = 'shared-ui/src/Button/Button.tsx';
const changeset = (...packages: string[]) =>
  ['---', ...packages.map((name) => `"${name}": minor`), '---', '', 'A button can be small.'].join(
    '\n',
  );

const missing = (files: string[], changesets: Record<string, string> = {}) =>
  findMissingChangesets([...files, ...Object.keys(changesets)], (file) => changesets[file] ?? null);

describe('findMissingChangesets', () => {
  it.each<[string, string[]]>([
    ['its source', [source]],
    ['several of its files', [source, 'shared-ui/src/index.ts']],
  ])('reports a package if %s changes without a changeset (#15.4)', (_what, files) => {
    expect(missing(files)).toEqual(['shared-ui']);
  });

  it.each<[string, string]>([
    ['a test', 'shared-ui/src/Button/Button.test.tsx'],
    ['an example', 'shared-ui/src/Button/Button.examples.tsx'],
    ['a helper of tests', 'shared-data/src/testing/sample.ts'],
    ['tests that every store must pass', 'shared-data/src/people/describePeople.ts'],
    ['a document', 'shared-ui/README.md'],
    ['a version', 'shared-ui/package.json'],
    ['an area', 'remote-staff/src/App.tsx'],
  ])('requires no changeset for %s (#15.4)', (_what, file) => {
    expect(missing([file])).toEqual([]);
  });

  it('accepts a changeset that names the package (#15.4)', () => {
    expect(missing([source], { '.changeset/new.md': changeset('shared-ui') })).toEqual([]);
  });

  it('reports a package if the changeset only names another (#15.4)', () => {
    expect(
      missing([source, 'shared-auth/src/index.ts'], {
        '.changeset/new.md': changeset('shared-auth'),
      }),
    ).toEqual(['shared-ui']);
  });

  it('accepts an empty changeset with a reason (#15.4)', () => {
    expect(missing([source], { '.changeset/none.md': '---\n---\n\nNames inside only.\n' })).toEqual(
      [],
    );
  });

  it('rejects an empty changeset without a reason, and a removed one (#15.4)', () => {
    expect(missing([source], { '.changeset/none.md': '---\n---\n' })).toEqual(['shared-ui']);
    expect(missing([source, '.changeset/used.md'])).toEqual(['shared-ui']);
  });

  it('does not count the README of the folder as a changeset (#15.4)', () => {
    expect(missing([source], { '.changeset/README.md': '# Changesets' })).toEqual(['shared-ui']);
  });
});
