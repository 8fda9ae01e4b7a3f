import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import ts from 'typescript';
import { swcOptions } from '../../webpack.shared';
import compileMessages from '../building/compileMessagesLoader';
import nameStyles from '../building/nameStylesLoader';
import { root } from '../root';

/** A compiled module, and its types. */
export interface CompiledModule {
  /** The path from the root of the repository, without the extension: 'shared-ui/src/index'. */
  name: string;
  code: string;
  types: string;
}

/**
 * Compiles TypeScript as the builds do, one module for each file, with all that it imports from the repository.
 * @param entries from the root of the repository
 * @throws Error if the types of a module cannot be generated
 */
export async function compileSources(entries: readonly string[]): Promise<CompiledModule[]> {
  return Promise.all(
    [...writeTypes(entries)].map(async ([file, types]) => ({
      name: path
        .relative(root, file)
        .replace(/\.tsx?$/, '')
        .split(path.sep)
        .join('/'),
      code: await compile(file),
      types,
    })),
  );
}

/** The types of the entries and of what they import, by the path of the source file. */
function writeTypes(entries: readonly string[]): Map<string, string> {
  const program = ts.createProgram(
    entries.map((entry) => path.join(root, entry)),
    { ...ownOptions(), noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true },
  );
  const types = new Map<string, string>();
  const { diagnostics } = program.emit(
    undefined,
    (_name, text, _mark, _onError, sources) => {
      for (const { fileName } of sources ?? []) types.set(path.resolve(fileName), text);
    },
    undefined,
    true,
  );
  if (diagnostics.length > 0) {
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
  }
  return types;
}

function ownOptions(): ts.CompilerOptions {
  const file = path.join(root, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (name) => readFileSync(name, 'utf8')) as {
    config: unknown;
  };
  return ts.parseJsonConfigFileContent({ ...(config as object), files: [] }, ts.sys, root).options;
}

async function compile(file: string): Promise<string> {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    ...swcOptions(false),
    filename: file,
  });
  const isCatalogue = /[\\/]i18n[\\/][a-z]{2}(-[A-Z]{2})?\.ts$/.test(file);
  return isCatalogue ? compileMessages(code) : nameStyles.call({ resourcePath: file }, code);
}
