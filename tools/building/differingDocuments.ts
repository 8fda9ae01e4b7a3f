/**
 * Documents of a build of the shell that no rewrite leads to, and what a rewrite leads to and is not there. A service's
 * page lies where its address leads, and the hosting knows 404.html itself.
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
