import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from '../root';

const here = path.join(root, 'node_modules');

/** Links what is installed here into a folder outside, without the packages of this repository. */
export function linkDependencies(folder: string): void {
  const { workspaces } = readJson('package.json') as { workspaces: readonly string[] };
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(here)) {
    if (name.startsWith('.') || workspaces.includes(name)) continue;
    symlinkSync(path.join(here, name), path.join(modules, name), 'junction');
  }
}

/** Unpacks an archive of a package as npm does. */
export function unpack(name: string, archive: string, folder: string): void {
  const target = path.join(folder, 'node_modules', name);
  mkdirSync(target);
  execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
}
