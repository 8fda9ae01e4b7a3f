import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../releasing/files';
import { root } from '../root';

// webpack.shared.js leaves the library of regular expressions (re2js) out of every build.
const firestore = path.join(root, 'node_modules/@firebase/firestore/dist');

/** The classes in Firestore's browser code that use the library. */
function usersOfRe2js(): string[] {
  return readdirSync(firestore)
    .filter((name) => name.endsWith('.esm.js'))
    .flatMap((name) => {
      const source = readFileSync(path.join(firestore, name), 'utf8');
      const withoutImports = source.replaceAll(/^import .*$/gm, '');
      return withoutImports
        .split(/^(?=class )/m)
        .filter((part) => part.includes('RE2JS'))
        .map((part) => /^class (\w+)/.exec(part)?.[1] ?? 'outside of any class');
    });
}

describe('Firestore without its library of regular expressions', () => {
  it('needs it only for patterns in pipelines', () => {
    expect(usersOfRe2js().sort()).toEqual([
      '__PRIVATE_CoreLike',
      '__PRIVATE_CoreRegexContains',
      '__PRIVATE_CoreRegexMatch',
    ]);
  });

  it('does not need it in the portal, which uses no pipelines', () => {
    const sources = ['shell/src', 'shared-auth/src', 'shared-data/src'].flatMap((folder) =>
      filesIn(path.join(root, folder)).map((file) => path.join(root, folder, file)),
    );
    const asking = sources.filter((file) =>
      readFileSync(file, 'utf8').includes('firebase/firestore/pipelines'),
    );
    expect(asking).toEqual([]);
  });
});
