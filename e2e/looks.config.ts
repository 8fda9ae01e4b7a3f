import { defineConfig } from '@playwright/test';
import common from './playwright.config';

/** `npm run looks`: pictures of ten screens for docs/looks. */
export default defineConfig({
  ...common,
  testDir: './looks',
  workers: 1,
  timeout: 300_000,
  projects: [{ name: 'looks' }],
});
