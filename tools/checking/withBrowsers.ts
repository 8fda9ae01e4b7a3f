import { engines, findEngine, type Engine } from '../browsers/engines';
import type { Counts } from './counts';
import type { Skip } from './withFirestore';

/** Runs it where every engine of docs/browsers.md is installed: `npm run journeys:browsers` installs them. */
export async function withBrowsers(
  run: () => Promise<Counts>,
  find: (engine: Engine) => unknown = findEngine,
): Promise<Counts | Skip> {
  const missing = engines.filter((engine) => !find(engine));
  if (missing.length === 0) return run();
  const names = missing.join(', ');
  return { why: `Not installed here: ${names}. 'npm run journeys:browsers' installs them.` };
}
