// `npm run start:live`: as `npm start`, with the live store: the records are on the Firestore emulator,
// which enforces the roles, and not in the browser.
//   --no-build   serve what is built
//   --rebuild    build all four, changed or not
//   --quiet      say only that the portal is ready, and what fails
//   --memory     do not keep accounts and records
import { parseArgs } from 'node:util';
import { BuildFailedError, buildApps } from './building/buildApps';
import { findEmulator } from './firestore/findEmulator';
import { greeting, mailedLinkWords } from './portal/greeting';
import { startLivePortal } from './portal/startLivePortal';
import { ports } from './ports';
import { endsWhenAsked } from './running/endsWhenAsked';

const { values: asked } = parseArgs({
  options: {
    'no-build': { type: 'boolean', default: false },
    rebuild: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
  },
});

const tell = (line: string) => {
  if (!asked.quiet) console.log(line);
};

async function start() {
  // Before a build of minutes: is it worth the wait?
  findEmulator();
  if (!asked['no-build']) {
    await buildApps({ which: asked.rebuild ? 'all' : 'stale', say: tell });
  }
  tell('Starting the records and the accounts …');
  const portal = await startLivePortal({
    ports,
    keep: !asked.memory,
    onMailedLink: (link) => tell(mailedLinkWords(link)),
    onLost: (error) => end.because(error),
  });
  console.log(`The portal is ready at ${portal.address}`);
  const kept = `Accounts and records are kept; to begin afresh, remove .portal/${ports.shell}.`;
  tell(greeting(portal.address, asked.memory ? 'Nothing is kept.' : kept));
  return portal;
}

const end = endsWhenAsked(start, (error) => {
  console.error(error.message);
  if (error instanceof BuildFailedError) console.error(error.output);
});
