import { chromium, defineConfig } from '@playwright/test';
import { browserFlags, findJourneyBrowser } from '../tools/findBrowser';
import { journeyPorts } from './support/ports';
import { isWholeRun } from './support/wholeRun';

/**
 * Journeys that repeat what another one shows, in a further area or language, on the other store or with more cases, are
 * marked @repeat; those in a further width are left out below. `npm test` leaves both out, `npm test -- --all` goes
 * through them.
 */
export const repeats = isWholeRun ? [] : ['@repeat'];

const address = `http://localhost:${journeyPorts.shell}`;

/** What depends on the width of the window: walked on a phone and on a desktop. */
const atBothWidths = ['landing', 'tables'];

/** What citizens do is walked on a phone; on a desktop what is marked @widths (at both) or @desktop (there alone). */
const citizens = [
  ...['application-page', 'offline', 'public-services', 'prerendered', 'back'],
  ...['user-apply', 'user-area', 'user-screens', 'shell', 'slow-network', 'area-frame'],
  ...['day-in-language', 'languages'],
];

/** What the office does is walked on a desktop, and repeated on phones. */
const repeatedOnPhones = [
  ...['admin-decisions', 'admin-grants', 'admin-screens', 'every-screen', 'fees', 'large-text'],
  ...['log', 'many-cases', 'overdue', 'review-screens', 'sessions', 'staff-tasks', 'track'],
  ...['what-needs-you', 'worklist'],
];

/** Tests of files that are walked on phones; Playwright looks for marks in 'file.spec.ts title'. */
const onPhonesOnly = `(${citizens.join('|')})\\.spec\\.ts(?!.*@(desktop|widths))`;

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
  // A slow machine takes three times what a quick one takes; what hangs ends all the same.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: process.env.PORTAL_JOURNEYS_REPORT
    ? [['list'], ['json', { outputFile: process.env.PORTAL_JOURNEYS_REPORT }]]
    : [['list']],
  use: {
    baseURL: address,
    // A trace takes a fifth of the time of all journeys, and screenshots of those that fail are taken of all, before it is known
    // which do. One that failed says what was on the page, and is run again with `--trace on`.
    // The faults of a first visit. What the worker makes of them is in offline.spec.ts and worker.spec.ts.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: findJourneyBrowser() ?? chromium.executablePath(),
      args: [...browserFlags],
      // Visitors' browsers keep pages for 'Back'.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      grepInvert: marked('@desktop', ...repeats),
      testMatch: [...atBothWidths, ...citizens, ...(isWholeRun ? repeatedOnPhones : [])].map(
        (name) => `**/${name}.spec.ts`,
      ),
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: marked('@phone', ...repeats, ...(isWholeRun ? [] : [onPhonesOnly])),
      // It is phones that are slow, and that have a bar at the bottom edge.
      testIgnore: [
        ...['**/slow-network.spec.ts', '**/area-frame.spec.ts'],
        // On a phone, where it has least room, languages.spec.ts looks at the same.
        ...(isWholeRun ? [] : ['**/large-text.spec.ts']),
      ],
    },
  ],
  // A portal of its own, whose accounts end with it, so that one in use is left alone.
  webServer: {
    command: 'node --import tsx ../tools/start.ts --memory',
    env: { PORTAL_PORT: String(journeyPorts.shell) },
    // Its address answers before the accounts do.
    wait: { stdout: /The portal is ready/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
