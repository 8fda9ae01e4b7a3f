import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

export interface Machine {
  platform: NodeJS.Platform;
  env: Partial<Record<string, string>>;
  isProgram: (file: string) => boolean;
}

const onPath = [
  ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'],
  ...['microsoft-edge', 'microsoft-edge-stable'],
];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/**
 * The program of an installed Chrome, Chromium or Edge, in this order, or null.
 * `PORTAL_BROWSER` comes before all of them.
 * @throws Error where that is no program
 */
export function findBrowser(machine: Machine = thisMachine): string | null {
  const chosen = machine.env.PORTAL_BROWSER;
  if (!chosen) return candidates(machine).find(machine.isProgram) ?? null;
  if (machine.isProgram(chosen)) return chosen;
  throw new Error(`PORTAL_BROWSER is '${chosen}', which is no program.`);
}

function candidates(machine: Machine): string[] {
  const { platform, env } = machine;
  if (platform === 'darwin') {
    return ['/Applications', `${env.HOME ?? ''}/Applications`].flatMap((folder) =>
      macApplications.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform !== 'win32') return namedOnPath(machine, onPath);
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
  return windowsPrograms.flatMap((program) =>
    folders.flatMap((folder) => (folder ? path.win32.join(folder, program) : [])),
  );
}

/** Where programs of these names would stand, on a system that has a path of folders. */
function namedOnPath({ env }: Machine, names: readonly string[]): string[] {
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isProgram(file) {
    try {
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  },
};

const withoutWindows = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * The program that the journeys run in: Chromium without windows, where it is on the path, as it takes a
 * third less time; else what `findBrowser` finds. It keeps no page for 'Back'.
 * @throws Error where that is no program
 */
export function findJourneyBrowser(machine: Machine = thisMachine): string | null {
  if (machine.env.PORTAL_BROWSER) return findBrowser(machine);
  return namedOnPath(machine, withoutWindows).find(machine.isProgram) ?? findBrowser(machine);
}

/**
 * How a browser is started for the journeys: without a sandbox where it refuses one (as root, so in
 * containers), and without the traffic of its own that would blur what the portal asks for.
 */
export const browserFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
