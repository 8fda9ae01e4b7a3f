import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { IDBFactory } from 'fake-indexeddb';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  initializeFirestore,
  setDoc,
  terminate,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import type { Role } from 'shared-auth';
import type { RecordStore } from '../../store/RecordStore';
import { liveStore, localTables } from '../liveStore';
import { localDatabase } from '../localDatabase';
import { addFileReader } from './addFileReader';

export interface Person {
  uid: string;
  name: string;
  role: Role;
  /** '<uid>@example.com' unless told otherwise; it is confirmed. */
  email?: string;
}

interface Council {
  /** The live store of a person who is signed in, known to the council in their role. */
  open: (person: Person) => Promise<RecordStore>;
  /** Writes as the council's operator does, past the rules. */
  enter: (path: string, data: DocumentData) => Promise<void>;
  /** Reads past the rules; undefined where there is nothing. */
  look: (path: string) => Promise<DocumentData | undefined>;
}

/** Gives each test an empty council on the Firestore emulator, under the real rules. */
export function councilForEachTest(projectId: string): Council {
  const [host = '127.0.0.1', port = '8080'] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(
    ':',
  );
  const opened: (() => Promise<void>)[] = [];
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    addFileReader();
    const rules = readFileSync(path.resolve('firestore.rules'), 'utf8');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { host, port: Number(port), rules },
    });
  });
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((close) => close()));
    await environment.clearFirestore();
  });
  afterAll(() => environment.cleanup());

  const pastTheRules = (act: (firestore: Firestore) => Promise<void>) =>
    environment.withSecurityRulesDisabled((context) =>
      act(context.firestore() as unknown as Firestore),
    );

  const enter: Council['enter'] = (where, data) =>
    pastTheRules((firestore) => setDoc(doc(firestore, where), data));

  return {
    enter,
    async look(where) {
      let found: DocumentData | undefined;
      await pastTheRules(async (firestore) => {
        found = (await getDoc(doc(firestore, where))).data();
      });
      return found;
    },
    async open({ uid, name, role, email = `${uid}@example.com` }) {
      await enter(`members/${uid}`, { name, email, role, joinedAt: new Date() });
      const app = initializeApp({ projectId }, randomUUID());
      const firestore = initializeFirestore(app, {});
      connectFirestoreEmulator(firestore, host, Number(port), {
        mockUserToken: { user_id: uid, email, email_verified: true },
      });
      const store = liveStore({
        firestore,
        local: localDatabase(localTables),
        uid: () => uid,
        onClosed: () => undefined,
        end: () => Promise.resolve(),
      });
      opened.push(async () => {
        store.close();
        await terminate(firestore);
        await deleteApp(app);
      });
      return store;
    },
  };
}
