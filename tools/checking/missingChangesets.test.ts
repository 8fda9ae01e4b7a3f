/** @jest-environment node */
import { findMissingChangesets } from './missingChangesets';

const source = 'shared-ui/src/Button/Button.tsx';
const changeset = (...packages: string[]) =>
  ['---', ...packages.map((name) => `"${name}": minor`), '---', '', 'A button can be small.'].join(
    '\n',
  );

const missing = (files: string[], changesets: Record<string, string> = {}) =>
  findMissingChangesets([...files, ...Object.keys(changesets)], (file) => changesets[file] ?? null);

describe('a change of a shared package', () => {
  it.each<[string, string[]]>([
    ['its source', [source]],
    ['several of its files', [source, 'shared-ui/src/index.ts']],
  ])('misses a changeset where %s changes without one (#15.4)', (_what, files) => {
    expect(missing(files)).toEqual(['shared-ui']);
  });

  it.each<[string, string]>([
    ['a test', 'shared-ui/src/Button/Button.test.tsx'],
    ['an example', 'shared-ui/src/Button/Button.examples.tsx'],
    ['what its tests use', 'shared-data/src/testing/sample.ts'],
    ['what every store must do', 'shared-data/src/people/describePeople.ts'],
    ['a document', 'shared-ui/README.md'],
    ['a version', 'shared-ui/package.json'],
    ['an area', 'remote-staff/src/App.tsx'],
  ])('needs no changeset for %s (#15.4)', (_what, file) => {
    expect(missing([file])).toEqual([]);
  });

  it('has one where a changeset names the package (#15.4)', () => {
    expect(missing([source], { '.changeset/new.md': changeset('shared-ui') })).toEqual([]);
  });

  it('misses one where a changeset names another package alone (#15.4)', () => {
    expect(
      missing([source, 'shared-auth/src/index.ts'], {
        '.changeset/new.md': changeset('shared-auth'),
      }),
    ).toEqual(['shared-ui']);
  });

  it('needs no version where an empty changeset says why (#15.4)', () => {
    expect(missing([source], { '.changeset/none.md': '---\n---\n\nNames inside only.\n' })).toEqual(
      [],
    );
  });

  it('does not take an empty changeset without a reason, nor one that was removed (#15.4)', () => {
    expect(missing([source], { '.changeset/none.md': '---\n---\n' })).toEqual(['shared-ui']);
    expect(missing([source, '.changeset/used.md'])).toEqual(['shared-ui']);
  });

  it('does not take the document of the folder for a changeset (#15.4)', () => {
    expect(missing([source], { '.changeset/README.md': '# Changesets' })).toEqual(['shared-ui']);
  });
});
