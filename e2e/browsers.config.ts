import { defineConfig, type Project } from '@playwright/test';
import { findEngine, oldChromium, type Engine } from '../tools/browsers/engines';
import { browserFlags } from '../tools/findBrowser';
import type { EngineOptions } from './browsers/visitors';
import common from './playwright.config';

type Options = Project<object, EngineOptions>['use'];

/** How each browser is started. */
const uses: Record<Engine, (executablePath: string) => Options> = {
  chromium: (executablePath) => ({
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: [...browserFlags],
      // As in visitors' browsers, which have a back/forward cache.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  }),
  'chromium-92': (executablePath) => ({
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: [...browserFlags],
      // This build loads libraries that Debian ships only in newer versions.
      env: { ...process.env, LD_LIBRARY_PATH: `${oldChromium}/lib` } as Record<string, string>,
    },
  }),
  firefox: (executablePath) => ({
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath,
      // Playwright waits forever for a page that Firefox restores from the back/forward cache.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  }),
  webkit: () => ({ driver: 'webdriver' }),
};

/** `npm run journeys:browsers`: the main journeys, in each engine that is installed (docs/browsers.md). */
export default defineConfig<object, EngineOptions>({
  ...common,
  testDir: './browsers',
  webServer: [],
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {},
  projects: Object.entries(uses).flatMap(([name, use]) => {
    const program = findEngine(name as Engine);
    return program ? [{ name, use: use(program) ?? {} }] : [];
  }),
});
