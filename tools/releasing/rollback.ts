// `npm run rollback -w remote-staff`: serves the release that was served before.
//   -- --to=1.4.1-9f3c1a20   that one, older or newer, of those that the site holds
//   -- --local               in the site that `npm start` serves on this machine
import { parseArgs } from 'node:util';
import { deployedSite, localSite, toSiteName } from './app-site';
import { explain } from './explain';
import { rollBack } from './roll-back';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, local: { type: 'boolean', default: false } },
});

function run() {
  const name = toSiteName(positionals[0]);
  const site = asked.local ? localSite(name) : deployedSite(name);
  const { from, to } = rollBack({ site, to: asked.to });
  console.log(`${site.layout.app} is back from ${from} at ${to}.`);
  if (!asked.local) console.log(`To deploy it: npx firebase deploy --only hosting:${name}`);
}

explain(Promise.resolve().then(run));
