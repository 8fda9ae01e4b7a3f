// `npm start`: builds what has changed, serves the four production builds, and runs the accounts.
// `npm run start:live` is the same with --live: the records are on the Firestore emulator, which enforces the
// roles, instead of in the browser.
//   --no-build        serve the existing builds
//   --rebuild         build all four, whether sources have changed or not
//   --quiet           report only that the portal is ready, and failures
//   --memory          do not save the accounts and the records of the live store
import { parseArgs } from 'node:util';
import { demoAccounts } from './accounts/demoAccounts';
import { BuildFailedError, buildApps } from './building/buildApps';
import { findEmulator } from './firestore/findEmulator';
import { startLivePortal } from './portal/startLivePortal';
import { startPortal } from './portal/startPortal';
import { ports } from './ports';
import { runUntilSignal } from './running/runUntilSignal';

const { values: asked } = parseArgs({
  options: {
    live: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    rebuild: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
  },
});
const isKept = !asked.memory;

const tell = (line: string) => {
  if (!asked.quiet) console.log(line);
};

async function start() {
  // Fails before a build that takes minutes, if there is no emulator.
  if (asked.live) findEmulator();
  if (!asked['no-build']) {
    await buildApps({ which: asked.rebuild ? 'all' : 'stale', say: tell });
  }
  tell(asked.live ? 'Starting the records and the accounts …' : 'Starting the accounts …');
  const callbacks = { say: tell, onLost: (error: Error) => end.because(error) };
  const portal = asked.live
    ? await startLivePortal({ ports, keep: isKept, ...callbacks })
    : await startPortal({ ports, accounts: isKept ? 'kept' : 'memory', ...callbacks });
  console.log(`The portal is ready at ${portal.address}`);
  tell(greeting(portal.address, whatIsKept()));
  return portal;
}

function whatIsKept(): string {
  if (!isKept) return 'Nothing is kept.';
  if (!asked.live) return 'The accounts are kept.';
  return `Accounts and records are kept; to begin afresh, remove .portal/${ports.shell}.`;
}

/** The message of `npm start` once all servers respond; `kept` says what the next start restores. */
function greeting(address: string, kept: string): string {
  const rows = demoAccounts.map(
    ({ area, email, password }) => `  ${area.padEnd(22)}${email.padEnd(22)}${password}`,
  );
  return [
    '',
    'Accounts to try it with:',
    ...rows,
    '',
    "'Forgot password?' mails nothing here: the link to reset it is printed below.",
    `Ctrl-C ends the portal at ${address}. ${kept}`,
    '',
  ].join('\n');
}

const end = runUntilSignal(start, (error) => {
  console.error(error.message);
  if (error instanceof BuildFailedError) console.error(error.output);
});
