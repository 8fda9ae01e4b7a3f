import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/findBrowser';

/** A browser with windows: what the other journeys run in keeps no page for 'Back'. */
export const keepingPages = {
  executablePath: findBrowser() ?? chromium.executablePath(),
  args: [...browserFlags],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
