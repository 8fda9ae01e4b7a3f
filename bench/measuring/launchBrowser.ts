import { cpus, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/findBrowser';
import { ensureBrowser } from '../../tools/running/ensureBrowser';

/** Headless. The browser ends with this process, however that ends. */
export async function launchBrowser(): Promise<Browser> {
  await ensureBrowser(console.log);
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserFlags],
  });
}

/** The machine and browser that times depend on. */
export function machineOf(browser: Browser): string {
  const load = loadavg().map((value) => value.toFixed(1));
  const cores = `${cpus().length} cores`;
  return `Chromium ${browser.version()}, ${cores}, load of the last 1, 5 and 15 minutes: ${load.join(', ')}`;
}
