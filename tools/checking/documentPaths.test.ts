import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

const read = (document: string) => readFileSync(path.join(root, document), 'utf8');

const tracked = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' });
const documents = tracked
  .split('\n')
  .filter((name) => name !== '' && !/^(docs\/evidence|\.changeset)\//.test(name))
  .filter((name) => existsSync(path.join(root, name)));

/**
 * Documents of what is in force, not of what was or will be: a decision or a changelog names what has been removed since,
 * the guide to languages what is to be created.
 */
const ofToday = documents.filter(
  (name) => !/^docs\/(decisions\/\d|languages\/)|CHANGELOG\.md$/.test(name),
);
const decisions = documents.filter((name) => /^docs\/decisions\/\d/.test(name));

/** A release makes it. */
const released = 'shell/released-platforms.json';

/**
 * The paths from the root that a document has in backticks, such as `shared-ui/src/theme/`; not patterns, nor files to
 * create, nor exports such as `shared-ui/form`.
 */
function namedPaths(document: string): string[] {
  const marked = read(document).matchAll(
    /`((?:shell|remote-\w+|shared-\w+|firestore|tools|operator|bench|e2e|docs)\/[^`\s]+)`/g,
  );
  return [...marked].flatMap(([, named]) =>
    named && !/[<>*…{]/.test(named) && !/^shared-\w+\/(?!src\/)[\w-]+$/.test(named) ? [named] : [],
  );
}

/** The headings of a document as GitHub makes them addresses. */
const anchorsOf = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The relative links of a document that lead nowhere: to no file, or to no heading of it. */
function brokenLinks(document: string): string[] {
  const text = read(document).replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\((?!\w+:)([^)\s]*)\)/g)].flatMap(([, link = '']) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? document : path.join(path.dirname(document), file);
    if (!existsSync(path.join(root, target))) return [link];
    return anchor === undefined || anchorsOf(target).includes(anchor) ? [] : [link];
  });
}

it.each(ofToday)('%s names no file that does not exist', (document) => {
  const missing = namedPaths(document).filter(
    (named) => named !== released && !existsSync(path.join(root, named)),
  );
  expect(missing).toEqual([]);
});

it.each(documents)('%s has no broken links', (document) => {
  expect(brokenLinks(document)).toEqual([]);
});

describe('the index of the decisions', () => {
  const rows = read('docs/decisions/README.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it.each(decisions)('lists %s with its title, status and dates', (document) => {
    const [heading = '', , statusLine = ''] = read(document).split('\n');
    const title = /^# (?<number>\d+)\. (?<title>.+)$/.exec(heading)?.groups;
    const status =
      /^(?<date>\d+ \w+ \d{4})(?:, last changed (?<changed>\d+ \w+ \d{4}))?\. (?<status>In force in part|In force|Replaced)\b/.exec(
        statusLine,
      )?.groups;
    const link = `[${title?.number}](${path.basename(document)})`;
    expect(rows).toContainEqual([
      ...['', link, title?.title, status?.status, status?.date, status?.changed ?? ''],
      '',
    ]);
  });
});
