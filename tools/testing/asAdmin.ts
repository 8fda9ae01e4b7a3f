import { readSession, writeSession } from 'shared-auth';
import { signInAs } from './signInAs';

/** Runs what an admin does meanwhile, at another desk, while somebody else is signed in here. */
export async function asAdmin<T>(act: () => Promise<T>): Promise<T> {
  const before = readSession();
  signInAs('admin');
  try {
    return await act();
  } finally {
    if (before) writeSession(before);
  }
}
