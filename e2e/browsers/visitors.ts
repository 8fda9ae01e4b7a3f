import { test as base } from '@playwright/test';
import { startPortal, type RunningPortal } from '../../tools/portal/startPortal';
import { journeyPorts } from '../support/ports';
import { lendCheckVisibility } from './lendCheckVisibility';
import { openWebKit } from './openWebKit';
import { playwrightVisitor } from './playwrightVisitor';
import type { Visitor } from './Visitor';
import { webkitVisitor } from './webkitVisitor';

export interface EngineOptions {
  /** The tool that drives the browser of a project: Playwright cannot drive the WebKit that Debian ships. */
  driver: 'playwright' | 'webdriver';
}

const viewport = { width: 1280, height: 800 };
const driverPort = journeyPorts.hub + 1;

/** For journeys that run in each engine: one portal, and a visitor in a browser of their own. */
export const test = base.extend<{ visitor: Visitor }, EngineOptions & { portal: RunningPortal }>({
  driver: ['playwright', { option: true, scope: 'worker' }],
  portal: [
    async ({ browserName: _any }, provide) => {
      const portal = await startPortal({ ports: journeyPorts, accounts: 'memory' });
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  visitor: async ({ driver, portal, playwright, browserName, launchOptions, channel }, provide) => {
    if (driver === 'webdriver') {
      const webkit = await openWebKit(driverPort, viewport);
      await provide(webkitVisitor(webkit.driver, portal.address));
      await webkit.close();
    } else {
      const browser = await playwright[browserName].launch({
        ...launchOptions,
        ...(channel ? { channel } : {}),
      });
      const context = await browser.newContext({ baseURL: portal.address, viewport });
      const page = await context.newPage();
      if (browserName === 'chromium') await lendCheckVisibility(page);
      await provide(playwrightVisitor(page));
      await browser.close();
    }
  },
});
