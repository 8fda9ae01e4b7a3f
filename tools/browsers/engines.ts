import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../findBrowser';
import { ownFolder } from '../root';

export type Engine = 'chromium' | 'chromium-92' | 'firefox' | 'webkit';

/** The folder into which `npm run journeys:browsers` unpacks the old Chromium. */
export const oldChromium = path.join(ownFolder, 'browsers', 'chromium-92');

const programs: Record<Engine, () => string | undefined> = {
  chromium: () => findBrowser() ?? undefined,
  'chromium-92': () => existing(path.join(oldChromium, 'chromium')),
  firefox: () =>
    ['firefox-esr', 'firefox'].map((name) => existing(`/usr/bin/${name}`)).find(Boolean),
  webkit: () => existing('/usr/bin/WebKitWebDriver') && existing('/usr/bin/xvfb-run'),
};

/** The browsers that the journeys run in, in this order. */
export const engines = Object.keys(programs) as readonly Engine[];

/** The executable of a browser; undefined if it is not installed. */
export function findEngine(engine: Engine): string | undefined {
  return programs[engine]();
}

function existing(file: string): string | undefined {
  return existsSync(file) ? file : undefined;
}
