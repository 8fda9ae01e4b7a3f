import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';

/**
 * A page that contains only a script of this folder, whatever else is served at the address; it has the storage of that
 * origin. The exports of the file are in the page's global `script`.
 */
export async function openScriptPage(
  context: BrowserContext,
  file: string,
  address: string,
): Promise<Page> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, '..', file)],
    ...{ bundle: true, minify: true, write: false, format: 'iife', globalName: 'script' },
  });
  // The script is inlined in HTML: escapes whatever would end the script element.
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  const body = `<!doctype html><title>Records</title><script>${script}</script>`;
  const page = await context.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  return page;
}
