import { chromium } from '@playwright/test';
import { startPortal } from './tools/portal/startPortal';
console.log(Object.keys(await import('./tools/portal/startPortal')));
