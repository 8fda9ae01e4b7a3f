// `npm start`: builds what has changed, serves the four production builds, and brings the accounts.
//   --no-build        serve what is built
//   --rebuild         build all four, changed or not
//   --quiet           say only that the portal is ready, and what fails
//   --accounts=memory do not keep the accounts
import { parseArgs } from 'node:util';
import { BuildFailedError, buildApps } from './building/buildApps';
import { greeting, mailedLinkWords } from './portal/greeting';
import { startPortal } from './portal/startPortal';
import { ports } from './ports';
import { endsWhenAsked } from './running/endsWhenAsked';

const { values: asked } = parseArgs({
  options: {
    'no-build': { type: 'boolean', default: false },
    rebuild: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    accounts: { type: 'string', default: 'kept' },
  },
});

const tell = (line: string) => {
  if (!asked.quiet) console.log(line);
};

async function start() {
  if (!asked['no-build']) {
    await buildApps({ which: asked.rebuild ? 'all' : 'stale', say: tell });
  }
  tell('Starting the accounts …');
  const portal = await startPortal({
    ports,
    accounts: asked.accounts === 'memory' ? 'memory' : 'kept',
    onMailedLink: (link) => tell(mailedLinkWords(link)),
    onLost: (error) => end.because(error),
  });
  console.log(`The portal is ready at ${portal.address}`);
  tell(greeting(portal.address));
  return portal;
}

const end = endsWhenAsked(start, (error) => {
  console.error(error.message);
  if (error instanceof BuildFailedError) console.error(error.output);
});
