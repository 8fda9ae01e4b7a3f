import { defineConfig } from '@playwright/test';
import common from './playwright.config';
import { leftOut } from './support/wholeRun';

/**
 * `npm run journeys:live`: journeys on the live store, where each worker has a portal of its own. Two workers
 * with their emulators leave two cores idle for a twentieth of the time.
 */
export default defineConfig({
  ...common,
  testDir: './live',
  webServer: [],
  workers: 2,
  timeout: 120_000,
  // Long, because the emulators and a second browser share two cores.
  expect: { timeout: 20_000 },
  projects: [
    {
      name: 'live',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: leftOut.map((mark) => new RegExp(mark)),
    },
  ],
});
