import { engines, findEngine, type Engine } from '../browsers/engines';
import { findEmulator, NoFirestoreEmulatorError } from '../firestore/findEmulator';
import type { Counts } from './counts';

/** A check that cannot run on this machine: neither succeeded nor failed. */
export interface Skip {
  why: string;
}

/** Runs it if there is a Firestore emulator. */
export async function withFirestore(
  run: () => Promise<Counts>,
  find: () => unknown = findEmulator,
): Promise<Counts | Skip> {
  try {
    find();
  } catch (error) {
    if (error instanceof NoFirestoreEmulatorError) return { why: error.message };
    throw error;
  }
  return run();
}

/** Runs it if every engine of docs/browsers.md is installed: `npm run journeys:browsers` installs them. */
export async function withBrowsers(
  run: () => Promise<Counts>,
  find: (engine: Engine) => unknown = findEngine,
): Promise<Counts | Skip> {
  const missing = engines.filter((engine) => !find(engine));
  if (missing.length === 0) return run();
  const names = missing.join(', ');
  return { why: `Not installed here: ${names}. 'npm run journeys:browsers' installs them.` };
}
