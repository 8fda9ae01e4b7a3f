import type { AccessSeeker, PeopleRecords } from 'shared-model';
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, terminate } from 'firebase/firestore';
import { liveStore } from '../liveStore';

/** What people can do with their own account. */
export type OwnPeople = Pick<
  PeopleRecords,
  'noteSession' | 'findLanguage' | 'saveLanguage' | 'requestAccess' | 'checkAccess'
>;

/** Makes each call with the account that it concerns. */
export function ownPeople(account: ReturnType<typeof accountsForEachTest>): OwnPeople {
  const of = (uid: string, email = `${uid}@example.com`) =>
    account({ uid, email, confirmed: true });
  return {
    noteSession: (person) => of(person.uid, person.email).noteSession(person),
    findLanguage: (uid) => of(uid).findLanguage(uid),
    saveLanguage: (uid, language) => of(uid).saveLanguage(uid, language),
    requestAccess: (seeker, ...wish) => account(seeker).requestAccess(seeker, ...wish),
    checkAccess: (seeker, role) => account(seeker).checkAccess(seeker, role),
  };
}

/** Opens the people's records for an account of which the council may know nothing yet. */
export function accountsForEachTest(projectId: string) {
  const [host = '127.0.0.1', port = '8080'] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(
    ':',
  );
  const opened = new Map<string, { people: PeopleRecords; close: () => Promise<void> }>();

  afterEach(async () => {
    await Promise.all([...opened.values()].map(({ close }) => close()));
    opened.clear();
  });

  /** The same account is opened once in a test, unless its address has been confirmed in between. */
  return ({ uid, email, confirmed }: Omit<AccessSeeker, 'name'>): PeopleRecords => {
    const key = `${uid} ${confirmed}`;
    const known = opened.get(key);
    if (known) return known.people;
    const app = initializeApp({ projectId }, randomUUID());
    const firestore = initializeFirestore(app, {});
    connectFirestoreEmulator(firestore, host, Number(port), {
      mockUserToken: { user_id: uid, email: email.toLowerCase(), email_verified: confirmed },
    });
    const store = liveStore({
      firestore,
      uid: () => uid,
      onClosed: () => undefined,
      end: () => Promise.resolve(),
    });
    const close = async () => {
      store.close();
      await terminate(firestore);
      await deleteApp(app);
    };
    opened.set(key, { people: store.people, close });
    return store.people;
  };
}
