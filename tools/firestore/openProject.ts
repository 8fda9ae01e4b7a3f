import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

export interface OpenProject {
  id: string;
  firestore: Firestore;
  auth: Auth;
  close(): Promise<void>;
}

let opened = 0;

/**
 * A project with the rights of its operator, whom no rule holds: with the credentials of the Google
 * Cloud CLI (`gcloud auth application-default login`), or, where FIRESTORE_EMULATOR_HOST and
 * FIREBASE_AUTH_EMULATOR_HOST name emulators, with none.
 */
export function openProject(id: string): OpenProject {
  // Else the library asks Google's cloud whether this machine is in it.
  if (process.env.FIRESTORE_EMULATOR_HOST) process.env.METADATA_SERVER_DETECTION ??= 'none';
  const app = initializeApp({ projectId: id }, `operator-${(opened += 1)}`);
  return {
    id,
    firestore: getFirestore(app),
    auth: getAuth(app),
    close: () => deleteApp(app),
  };
}
