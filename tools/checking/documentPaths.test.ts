import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

const guides = readdirSync(path.join(root, 'docs/guides')).map((name) => `docs/guides/${name}`);
const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', ...guides];

/**
 * The paths from the root that a document has in backticks, such as `shared-ui/src/theme/`; not patterns, nor files to
 * create.
 */
function namedPaths(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  const marked = [
    ...text.matchAll(
      /`((?:shell|remote-\w+|shared-\w+|firestore|tools|operator|bench|e2e|docs)\/[^`\s]+)`/g,
    ),
  ];
  return marked.flatMap(([, named]) => (named && !/[<>*…{]/.test(named) ? [named] : []));
}

it.each(documents)('%s refers to no file that does not exist', (document) => {
  const missing = namedPaths(document).filter((named) => !existsSync(path.join(root, named)));
  expect(missing).toEqual([]);
});
