import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../findBrowser';
import { runStep } from './runStep';

/**
 * Ensures that there is a browser for the journeys: an installed one; otherwise, as root on Debian, the package
 * (with the libraries that a minimal system lacks); otherwise the one that Playwright downloads.
 * @throws Error if no browser could be installed, or if PORTAL_BROWSER names a missing one
 */
export async function ensureBrowser(say: (line: string) => void): Promise<void> {
  if (hasBrowser()) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say('No browser is installed: installing the packages chromium and chromium-headless-shell …');
    // One call each: if the second package is unknown, the first is still installed.
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

/** Installs packages of Debian, as root. Does not throw if a package could not be installed. */
export function installPackages(names: readonly string[]): void {
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', parameters, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
