import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

export interface ChangedFiles {
  /** The branch to compare with. */
  base: string;
  /** Paths from the root of all files that differ from the merge base, committed or not, and of untracked files. */
  files: readonly string[];
  /** Those of `files` that were not deleted. */
  present: readonly string[];
}

/** @throws if there is no branch `main`, neither locally nor at the origin */
export function findChangedFiles(): ChangedFiles {
  const base = ['main', 'origin/main'].find(isKnown);
  if (!base) throw new Error("There is no branch 'main' to compare with: git fetch origin main.");
  const mergeBase = git('merge-base', 'HEAD', base).trim();
  const files = [
    ...git('diff', '--name-only', '--no-renames', '-z', mergeBase).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ].filter(Boolean);
  const present = files.filter((file) => existsSync(path.join(root, file)));
  return { base, files, present };
}

function isKnown(branch: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', branch);
    return true;
  } catch {
    return false;
  }
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' });
}
