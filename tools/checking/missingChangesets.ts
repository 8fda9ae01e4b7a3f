import parseChangeset from '@changesets/parse';

const ofPackage = /^(?<name>shared-[^/]+)\/src\//;
/** Compiled into nothing. */
const isForTests = /\.(test|examples)\.tsx?$|\/testing\/|\/describe[A-Z]\w*\.tsx?$|\.md$/;
const isChangeset = /^\.changeset\/(?!README\.md$)[^/]+\.md$/;

/**
 * The shared packages whose source a branch changes without a changeset for them. An empty changeset that
 * says why stands for all: what it changes is noticed by nobody who uses the package.
 * @param files what the branch changes, from the root
 * @param read the content of a file; null where the branch removes it
 */
export function findMissingChangesets(
  files: readonly string[],
  read: (file: string) => string | null,
): string[] {
  const changed = files
    .filter((file) => !isForTests.test(file))
    .flatMap((file) => ofPackage.exec(file)?.groups?.name ?? []);
  const changesets = files
    .filter((file) => isChangeset.test(file))
    .map(read)
    .filter((content) => content !== null)
    .map((content) => parseChangeset(content));
  if (changesets.some(({ releases, summary }) => releases.length === 0 && summary !== ''))
    return [];
  const named = new Set(changesets.flatMap(({ releases }) => releases.map(({ name }) => name)));
  return [...new Set(changed)].filter((name) => !named.has(name)).sort();
}
