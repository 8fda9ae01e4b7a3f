/**
 * Documents of a build of the shell that no rewrite leads to, and destinations of rewrites that do not exist. Except
 * for pages that the hosting serves by itself: those of services, at their own paths, and 404.html.
 * @param files of the build, such as 'hi/track.html'
 * @param destinations of the rewrites, such as '/hi/track.html'
 */
export function differingDocuments(
  files: readonly string[],
  destinations: readonly string[],
): string[] {
  const documents = files.filter(
    (file) => file.endsWith('.html') && !/(^|\/)index\.html$|^404\.html$/.test(file),
  );
  const unserved = documents.filter((file) => !destinations.includes(`/${file}`));
  const missing = destinations.filter((destination) => !files.includes(destination.slice(1)));
  return [...unserved, ...missing];
}
