import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tools/findBrowser';

/** A full browser: the headless one of the other journeys has no back/forward cache. */
export const keepingPages = {
  executablePath: findBrowser() ?? chromium.executablePath(),
  args: [...browserFlags],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
