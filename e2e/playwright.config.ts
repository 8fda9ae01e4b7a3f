import { chromium, defineConfig } from '@playwright/test';
import { browserFlags, findJourneyBrowser } from '../tools/findBrowser';
import { journeyPorts } from './support/ports';

/**
 * Journeys that repeat what another one shows, in a further area, language or width, are marked @repeat:
 * `npm test` leaves them out, `npm test -- --all` goes through them.
 */
const isAll = process.env.PORTAL_JOURNEYS === 'all';
const repeats = isAll ? [] : ['@repeat'];

const address = `http://localhost:${journeyPorts.shell}`;

/** What depends on the width of the window, and what citizens do on a phone. The rest is walked once. */
const onPhones = [
  '*-screens',
  ...['large-text', 'tables', 'shell', 'landing', 'slow-network', 'prerendered'],
  ...[
    'public-services',
    'application-page',
    'user-apply',
    'user-area',
    'offline',
    'back',
    'admin-decisions',
  ],
  ...['staff-tasks', 'worklist', 'track', 'what-needs-you', 'languages', 'day-in-language'],
  ...['area-frame', 'overdue', 'sixty-cases', 'fees', 'log'],
];

/** Presses, sessions and grants are held at both widths (#12). */
const repeatedOnPhones = [
  // In Hindi the same is held on phones by languages.spec.ts.
  'every-screen',
  'admin-grants',
  'sessions',
];

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
    // A trace takes a fifth of the time of all journeys. One that failed is run again with `--trace on`.
    screenshot: 'only-on-failure',
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
      testMatch: [...onPhones, ...(isAll ? repeatedOnPhones : [])].map(
        (name) => `**/${name}.spec.ts`,
      ),
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: marked('@phone', ...repeats),
      // It is phones that are slow, and that have a bar at the bottom edge.
      testIgnore: [
        ...['**/slow-network.spec.ts', '**/area-frame.spec.ts'],
        // Text of twice the size has less room on a phone.
        ...(isAll ? [] : ['**/large-text.spec.ts']),
      ],
    },
  ],
  // A portal of its own, whose accounts end with it, so that one in use is left alone.
  webServer: {
    command: 'node --import tsx ../tools/start.ts --accounts=memory',
    env: { PORTAL_PORT: String(journeyPorts.shell) },
    // Its address answers before the accounts do.
    wait: { stdout: /The portal is ready/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
