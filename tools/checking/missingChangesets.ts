import parseChangeset from '@changesets/parse';

const ofPackage = /^(?<name>shared-[^/]+)\/src\//;
/** Files that are not compiled into a package. */
const isForTests = /\.(test|examples)\.tsx?$|\/testing\/|\/describe[A-Z]\w*\.tsx?$|\.md$/;
const isChangeset = /^\.changeset\/(?!README\.md$)[^/]+\.md$/;

/**
 * The shared packages whose source a branch changes without a changeset. An empty changeset with a reason covers all
 * packages: it says that users of the packages will notice no difference.
 * @param files that the branch changes, from the root
 * @param read returns the content of a file; null if the branch removes it
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
