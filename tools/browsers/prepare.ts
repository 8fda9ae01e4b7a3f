// The first half of `npm run journeys:browsers`: builds what is stale, installs the engines that are missing
// where it can, and says which were left out.
import { buildApps } from '../building/buildApps';
import { explain } from '../running/runCommand';
import { engines, findEngine } from './engines';
import { installEngines } from './installEngines';

async function prepare(): Promise<void> {
  await installEngines(console.log);
  await buildApps({ which: 'stale', say: console.log });
  const missing = engines.filter((engine) => !findEngine(engine));
  if (missing.length > 0) console.log(`SKIPPED: ${missing.join(', ')}: not installed here.`);
}

explain(prepare());
