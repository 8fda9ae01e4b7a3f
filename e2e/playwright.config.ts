import { chromium, defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../tools/findBrowser';
import { journeyPorts } from './support/ports';

const address = `http://localhost:${journeyPorts.shell}`;

/** What depends on the width of the window, and what citizens do on a phone. The rest is walked once. */
const onPhones = [
  ...['*-screens', 'every-screen'],
  ...['large-text', 'layout-shifts', 'tables', 'shell', 'landing', 'slow-network', 'prerendered'],
  ...[
    'public-services',
    'application-page',
    'user-apply',
    'user-area',
    'offline',
    'back',
    'admin-decisions',
  ],
  // Presses, sessions and grants are held at both widths (#12); so are the work list, the counter, the log and what is overdue (#18).
  ...[
    'admin-grants',
    'sessions',
    'staff-tasks',
    'worklist',
    'sixty-cases',
    'fees',
    'log',
    'overdue',
    'track',
    'what-needs-you',
    'languages',
    'day-in-language',
    'area-frame',
  ],
];

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: process.env.PORTAL_JOURNEYS_REPORT
    ? [['list'], ['json', { outputFile: process.env.PORTAL_JOURNEYS_REPORT }]]
    : [['list']],
  use: {
    baseURL: address,
    // Without pictures, which take a sixth of the time of all journeys.
    trace: { mode: 'retain-on-failure', screenshots: false },
    // The faults of a first visit. What the worker makes of them is in offline.spec.ts and worker.spec.ts.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: findBrowser() ?? chromium.executablePath(),
      args: [...browserFlags],
      // Visitors' browsers keep pages for 'Back'.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      grepInvert: /@desktop/,
      testMatch: onPhones.map((name) => `**/${name}.spec.ts`),
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: /@phone/,
      // It is phones that are slow, and that have a bar at the bottom edge.
      testIgnore: ['**/slow-network.spec.ts', '**/area-frame.spec.ts'],
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
