// `npm run live`: runs the tests that need the Firestore emulator, on its own emulator. Arguments after '--'
// are passed to Jest: npm run live -- firestore/suite
import path from 'node:path';
import { ports, portsFrom } from '../ports';
import { root } from '../root';
import { runStep } from '../running/runStep';
import { NoFirestoreEmulatorError } from './findEmulator';
import { startFirestore } from './startFirestore';

/** A port apart from those of a running portal and of the journeys. */
const port = portsFrom(ports.shell + 200).firestore;

async function run(): Promise<number> {
  const firestore = await startFirestore({
    port,
    rules: 'firestore/firestore.rules',
    isShort: true,
  });
  try {
    const { code } = await runStep(
      'jest/bin/jest.js',
      ['-c', path.join(root, 'jest.live.config.ts'), ...process.argv.slice(2)],
      { live: true, env: { FIRESTORE_EMULATOR_HOST: firestore.host } },
    );
    return code;
  } finally {
    await firestore.stop();
  }
}

run().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const isMissing = error instanceof NoFirestoreEmulatorError;
    console.error(isMissing ? `SKIPPED: the live tests. ${error.message}` : error);
    process.exitCode = isMissing ? 0 : 1;
  },
);
