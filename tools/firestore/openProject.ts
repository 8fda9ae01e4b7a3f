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
 * A project with the rights of its operator, to whom no security rules apply: with the credentials of the Google Cloud
 * CLI (`gcloud auth application-default login`), or without credentials if FIRESTORE_EMULATOR_HOST and
 * FIREBASE_AUTH_EMULATOR_HOST name emulators.
 */
export function openProject(id: string): OpenProject {
  // Otherwise the library sends a request to find out whether this machine is in Google's cloud.
  if (process.env.FIRESTORE_EMULATOR_HOST) process.env.METADATA_SERVER_DETECTION ??= 'none';
  const app = initializeApp({ projectId: id }, `operator-${(opened += 1)}`);
  return {
    id,
    firestore: getFirestore(app),
    auth: getAuth(app),
    close: () => deleteApp(app),
  };
}
