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
 * The executable of an installed Chrome, Chromium or Edge, in this order, or null.
 * `PORTAL_BROWSER` takes precedence over all of them.
 * @throws Error if `PORTAL_BROWSER` names a missing program
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

/** The paths where programs with these names could be, on a system with a search path of folders. */
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
 * The executable for the journeys: headless Chromium, if it is on the path, because it takes a
 * third less time; otherwise the result of `findBrowser`. Headless Chromium has no back/forward cache.
 * @throws Error if `PORTAL_BROWSER` names a missing program
 */
export function findJourneyBrowser(machine: Machine = thisMachine): string | null {
  if (machine.env.PORTAL_BROWSER) return findBrowser(machine);
  return namedOnPath(machine, withoutWindows).find(machine.isProgram) ?? findBrowser(machine);
}

/**
 * The flags for a browser of the journeys: without a sandbox where it refuses one (as root, so in
 * containers), and without background traffic that would mix with the portal's requests.
 */
export const browserFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
