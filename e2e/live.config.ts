import { defineConfig } from '@playwright/test';
import common, { repeats } from './playwright.config';

/**
 * `npm run journeys:live`: journeys on the live store, where each worker has a portal of its own. Half of their time they wait, as for
 * the client that comes back after an outage.
 */
export default defineConfig({
  ...common,
  testDir: './live',
  webServer: [],
  workers: 2,
  timeout: 120_000,
  // Emulators, and a second browser, on a machine of two cores.
  expect: { timeout: 20_000 },
  projects: [
    {
      name: 'live',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: repeats.map((mark) => new RegExp(mark)),
    },
  ],
});
