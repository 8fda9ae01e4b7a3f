import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, terminate } from 'firebase/firestore';

export interface Account {
  uid: string;
  email: string;
  /** Whether the address is confirmed. */
  confirmed: boolean;
}

/** The address that the emulator listens on. */
export function emulatorAddress(): { host: string; port: number } {
  const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080').split(':');
  return { host: host ?? '127.0.0.1', port: Number(port) };
}

/** A client of a project on the emulator, for an account or for the operator, who bypasses the rules. */
export function openFirestore(projectId: string, account: Account | 'operator') {
  const { host, port } = emulatorAddress();
  const app = initializeApp({ projectId }, randomUUID());
  const firestore = initializeFirestore(app, {});
  connectFirestoreEmulator(firestore, host, port, {
    mockUserToken:
      account === 'operator'
        ? 'owner'
        : { user_id: account.uid, email: account.email, email_verified: account.confirmed },
  });
  const close = async () => {
    await terminate(firestore);
    await deleteApp(app);
  };
  return { firestore, close };
}
