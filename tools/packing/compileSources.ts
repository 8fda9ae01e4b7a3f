import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { swcOptions } from '../../webpack.shared';
import compileMessages from '../building/compileMessagesLoader';
import nameStyles from '../building/nameStylesLoader';
import { filesIn } from '../releasing/files';
import { root } from '../root';
import { runStep } from '../running/runStep';

/**
 * Compiles TypeScript as the builds do, one module and its types for each file, with all that it imports from the
 * repository, into an empty folder below the root.
 * @param entries from the root of the repository
 */
export async function compileSources(entries: readonly string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const settings = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    rootDir: root,
    outDir: folder,
  };
  const files = entries.map((entry) => path.join(root, entry));
  const base = path.join(root, 'tsconfig.base.json');
  writeFileSync(settings, JSON.stringify({ extends: base, files, compilerOptions }));
  const { code, output } = await runStep('typescript/bin/tsc', ['-p', settings]);
  if (code !== 0) throw new Error(output);
  rmSync(settings);
  for (const types of filesIn(folder).filter((file) => file.endsWith('.d.ts'))) {
    const name = path.join(root, types.slice(0, -'.d.ts'.length));
    const source = [`${name}.tsx`, `${name}.ts`].find((file) => existsSync(file)) ?? name;
    writeFileSync(path.join(folder, types.replace(/\.d\.ts$/, '.js')), await compile(source));
  }
}

async function compile(filename: string): Promise<string> {
  const options = { ...swcOptions(false), filename };
  const { code } = await transform(readFileSync(filename, 'utf8'), options);
  const isCatalogue = /[\\/]i18n[\\/][a-z]{2}(-[A-Z]{2})?\.ts$/.test(filename);
  return isCatalogue ? compileMessages(code) : nameStyles.call({ resourcePath: filename }, code);
}
