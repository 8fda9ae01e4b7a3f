import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../findBrowser';
import { runStep } from './runStep';

/**
 * Sees to it that there is a browser for the journeys: an installed one, else, as root on Debian, the
 * package (which brings the libraries that a bare system lacks), else the one that Playwright downloads.
 * @throws Error where none could be had, or PORTAL_BROWSER names none
 */
export async function ensureBrowser(say: (line: string) => void): Promise<void> {
  if (hasBrowser()) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say('No browser is installed: installing the packages chromium and chromium-headless-shell …');
    // One at a time: where the second is not known, the first is there all the same.
    installPackages(['chromium']);
    installPackages(['chromium-headless-shell']);
    if (hasBrowser()) return;
  }
  say('No browser is installed: fetching the one of Playwright …');
  const parameters = ['install', 'chromium', '--no-shell'];
  await runStep('@playwright/test/cli.js', parameters, { live: true });
  if (hasBrowser()) return;
  throw new Error(
    'The journeys need a browser: install Chrome, Chromium or Edge, or name one in PORTAL_BROWSER.',
  );
}

function hasBrowser(): boolean {
  return findBrowser() !== null || existsSync(chromium.executablePath());
}

/** Debian's, as root. What could not be installed is not there afterwards; nothing is thrown. */
export function installPackages(names: readonly string[]): void {
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
