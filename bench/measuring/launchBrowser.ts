import { cpus, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/findBrowser';
import { ensureBrowser } from '../../tools/running/ensureBrowser';

/** Without a window. It ends with this process, whatever ends that. */
export async function launchBrowser(): Promise<Browser> {
  await ensureBrowser(console.log);
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserFlags],
  });
}

/** What times have to be read with. */
export function machineOf(browser: Browser): string {
  const load = loadavg().map((value) => value.toFixed(1));
  const cores = `${cpus().length} cores`;
  return `Chromium ${browser.version()}, ${cores}, load of the last 1, 5 and 15 minutes: ${load.join(', ')}`;
}
