import { chromium, defineConfig } from '@playwright/test';
import { browserFlags, findJourneyBrowser } from '../tools/findBrowser';
import { journeyPorts } from './support/ports';
import { isWholeRun, leftOut, wanted } from './support/wholeRun';

const address = `http://localhost:${journeyPorts.shell}`;

/** Files whose screens depend on the width of the window: tested on a phone and on a desktop. */
const atBothWidths = ['tables'];

/**
 * Files of the citizens' area, tested on a phone; on a desktop only tests marked @widths (both widths) or @desktop
 * (only there).
 */
const citizens = [
  ...['landing', 'application-page', 'offline', 'public-services', 'prerendered', 'back'],
  ...['user-apply', 'user-area', 'user-screens', 'shell', 'slow-network', 'area-frame'],
  ...['day-in-language', 'languages', 'papers-before-sending'],
];

/** Files of the office's areas, tested on a desktop, and repeated on phones. */
const repeatedOnPhones = [
  ...['admin-decisions', 'admin-grants', 'admin-screens', 'every-screen', 'fees', 'large-text'],
  ...['log', 'many-cases', 'overdue', 'review-screens', 'sessions', 'staff-tasks', 'track'],
  ...['what-needs-you', 'worklist'],
];

/** Tests of files that run on phones; Playwright searches 'file.spec.ts title' for marks. */
const onPhonesOnly = `(?<![\\w-])(${citizens.join('|')})\\.spec\\.ts(?!.*@(desktop|widths))`;

function marked(...marks: readonly string[]): RegExp {
  return new RegExp(marks.join('|'));
}

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  grep: wanted,
  // A slow machine takes three times as long as a fast one; a test that hangs still ends.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: process.env.PORTAL_JOURNEYS_REPORT
    ? [['list'], ['json', { outputFile: process.env.PORTAL_JOURNEYS_REPORT }]]
    : [['list']],
  use: {
    baseURL: address,
    // A trace takes a fifth of the time of all journeys, and screenshots for failures are taken in every test, before it is
    // known which of them fail. The report of a failed test has the text of the page; for more, run it again with `--trace on`.
    // Most journeys test a first visit. offline.spec.ts and worker.spec.ts test the service worker.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: findJourneyBrowser() ?? chromium.executablePath(),
      args: [...browserFlags],
      // Visitors' browsers have a back/forward cache.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      grepInvert: marked('@desktop', ...leftOut),
      testMatch: [...atBothWidths, ...citizens, ...(isWholeRun ? repeatedOnPhones : [])].map(
        (name) => `**/${name}.spec.ts`,
      ),
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: marked('@phone', ...leftOut, ...(isWholeRun ? [] : [onPhonesOnly])),
      // These files are about slow networks and the bar at the bottom edge, which only phones have.
      testIgnore: [
        ...['**/slow-network.spec.ts', '**/area-frame.spec.ts'],
        // languages.spec.ts checks the same on a phone, which has the least room.
        ...(isWholeRun ? [] : ['**/large-text.spec.ts']),
      ],
    },
  ],
  // A portal of its own, with accounts that end with it, so that a running portal is not touched.
  webServer: {
    command: 'node --import tsx ../tools/start.ts --memory',
    env: { PORTAL_PORT: String(journeyPorts.shell) },
    // Its address responds before the accounts are ready.
    wait: { stdout: /The portal is ready/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
