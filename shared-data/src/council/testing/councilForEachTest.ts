import 'fake-indexeddb/auto';
import type { FilledForm } from 'shared-model';
import { IDBFactory } from 'fake-indexeddb';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import type { Role } from 'shared-auth';
import { clearRecords } from './clearRecords';
import type { RecordStore } from '../../features/RecordStore';
import { liveStore } from '../liveStore';
import { addAddress } from '../../store/testing/addAddress';
import { addFileReader } from './addFileReader';
import { openFirestore } from './emulatedFirestores';

export interface Person {
  uid: string;
  name: string;
  role: Role;
  /** '<uid>@example.com' by default; it counts as confirmed. */
  email?: string;
}

interface Council {
  /** The live store of a signed-in person, who is a member with this role. */
  open: (person: Person) => Promise<RecordStore>;
  /** As `open`, with the Firestore client, whose network the test may disable. */
  openAlone: (
    person: Person,
    options?: { /** Who is signed in with the server, if it is somebody else. */ account?: Person },
  ) => Promise<{ store: RecordStore; firestore: Firestore }>;
  /** Writes as the council's operator, who bypasses the rules. */
  enter: (path: string, data: DocumentData) => Promise<void>;
  /** Adds a service by its name, with the published version of the form; opening a store adds 'Birth Certificate'. */
  offer: (service: string, form?: Pick<FilledForm, 'serviceId' | 'version'>) => Promise<void>;
  /** Reads without the rules; undefined if there is no record. */
  look: (path: string) => Promise<DocumentData | undefined>;
}

/** Gives each test an empty council on the Firestore emulator, under the real rules. */
export function councilForEachTest(projectId: string): Council {
  const operator = openFirestore(projectId, 'operator');
  const opened: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    addFileReader();
    addAddress();
    await clearRecords(projectId);
  });
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((close) => close()));
    await clearRecords(projectId);
  });
  afterAll(() => operator.close());

  const enter: Council['enter'] = (where, data) => setDoc(doc(operator.firestore, where), data);

  const look: Council['look'] = async (where) =>
    (await getDoc(doc(operator.firestore, where))).data();

  async function offer(name: string, form?: Pick<FilledForm, 'serviceId' | 'version'>) {
    if (form) {
      const path = `services/${form.serviceId}`;
      // A version that an admin of the test has published stays.
      if (await look(`${path}/versions/${form.version}`)) return;
      await enter(path, { name, position: 0 });
      const version = { definition: { name }, publishedAt: new Date() };
      await enter(`${path}/versions/${form.version}`, version);
      return;
    }
    const services = collection(operator.firestore, 'services');
    if (!(await getDocs(query(services, where('name', '==', name)))).empty) return;
    await setDoc(doc(services, `offered-${name}`), { name, position: 0 });
  }

  async function accountOf({ uid, name, role, email = `${uid}@example.com` }: Person) {
    await enter(`members/${uid}`, { name, email, role, joinedAt: new Date() });
    return { uid, email, confirmed: true };
  }

  async function openAlone(person: Person, { account = person }: { account?: Person } = {}) {
    const { firestore, close } = openFirestore(projectId, await accountOf(account));
    await offer('Birth Certificate');
    const store = liveStore({
      firestore,
      uid: () => person.uid,
      accountUid: () => account.uid,
      onClosed: () => undefined,
      end: () => Promise.resolve(),
    });
    opened.push(async () => {
      store.close();
      await close();
    });
    return { store, firestore };
  }

  return {
    enter,
    offer,
    look,
    open: async (person) => (await openAlone(person)).store,
    openAlone,
  };
}
