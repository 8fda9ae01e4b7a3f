import { findEmulator, NoFirestoreEmulatorError } from '../firestore/findEmulator';
import type { Counts } from './counts';

/** A check that this machine cannot do: neither well nor failed. */
export interface Skip {
  why: string;
}

/** Runs it where there is a Firestore emulator. */
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
