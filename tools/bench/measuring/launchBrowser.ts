import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../findBrowser';
import { ensureBrowser } from '../../running/ensureBrowser';

/** Without a window. It ends with this process, whatever ends that. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  await ensureBrowser(console.log);
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserFlags, ...flags],
  });
}
