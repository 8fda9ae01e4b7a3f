import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';

interface ScriptPageOptions {
  /** The file of the script; what it exports is in the page's global `globalName`. */
  file: string;
  globalName: string;
  /** Where the page is: it has the storage of that origin. */
  address: string;
}

/** A page at an address that holds nothing but a script, whatever else is served there. */
export async function openScriptPage(
  context: BrowserContext,
  { file, globalName, address }: ScriptPageOptions,
): Promise<Page> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
    minify: true,
    logLevel: 'warning',
  });
  // The script stands in a document: nothing in it may end the element.
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  const body = `<!doctype html><title>Records</title><script>${script}</script>`;
  const page = await context.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  return page;
}
