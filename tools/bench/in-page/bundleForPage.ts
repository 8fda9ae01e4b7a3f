import path from 'node:path';
import { build } from 'esbuild';

/** A script of the bench for a browser, which reaches its exports under `globalName`. */
export async function bundleForPage(file: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, '..', file)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
    // Where a script is wrapped in a function, its variables are not the page's.
    footer: { js: `globalThis.${globalName} = ${globalName};` },
    minify: true,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
