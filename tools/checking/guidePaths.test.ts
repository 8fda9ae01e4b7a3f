import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

const guides = readdirSync(path.join(root, 'docs/guides'));

/** What a reader of a guide creates: the names of its example. */
const created =
  /notices|auditor|eviction|first-line|\.tgz$|^dist\/|^jest\.config\.js$|^(?:\.portal|\.changeset)\//i;

const isPath = (text: string) =>
  !/[\s<>*…{}()'"=,&]/.test(text) &&
  !/^(?:[/@.]|https?:|hosting:)/.test(text) &&
  /\/$|\.(?:ts|tsx|js|json|md|yml|cjs|rules)$/.test(text);

/** The sections of a guide, without its blocks of code. */
function sectionsOf(guide: string): string[] {
  const text = readFileSync(path.join(root, 'docs/guides', guide), 'utf8');
  return text.replace(/^ *```[^]*?^ *```/gm, '').split(/\n(?=##* )/);
}

/** The folders that a path may be relative to: the root, and what the same section names before it. */
function basesOf(named: string): string[] {
  const full = path.join(root, named);
  if (!existsSync(full)) return [];
  const folder = statSync(full).isDirectory() ? full : path.dirname(full);
  return [folder, path.join(folder, 'src'), path.dirname(folder)];
}

function missingIn(section: string): string[] {
  const bases = [root];
  return [...section.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) => {
    if (/^[\w./-]+$/.test(text)) bases.push(...basesOf(text));
    if (!isPath(text) || created.test(text)) return [];
    const found = bases.find((base) => existsSync(path.join(base, text)));
    if (found === undefined) return [text];
    bases.push(...basesOf(path.relative(root, path.join(found, text))));
    return [];
  });
}

it.each(guides)(
  'docs/guides/%s names only files that exist, or that its example creates',
  (guide) => {
    expect(sectionsOf(guide).flatMap(missingIn)).toEqual([]);
  },
);
