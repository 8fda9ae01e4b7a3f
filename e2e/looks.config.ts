import { defineConfig } from '@playwright/test';
import common from './playwright.config';

/** `npm run looks`: screenshots of ten screens for docs/looks. */
export default defineConfig({
  ...common,
  testDir: './looks',
  workers: 1,
  timeout: 300_000,
  projects: [{ name: 'looks' }],
});
