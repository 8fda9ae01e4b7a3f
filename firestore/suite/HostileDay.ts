import {
  Bytes,
  collection,
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { applicationKeys } from '../../shared-data/src/applications/records/applicationKeys';
import { limitsToday } from '../../shared-model/src/limits/dailyLimits';
import type { Counted } from '../../shared-model/src/limits/dailyLimits';
import { inDays } from './records';

/** What one account wrote within a day, before the rules refused more. */
export interface HostileDay {
  writes: number;
  deletes: number;
  made: Record<Counted | 'chunks' | 'languages' | 'searches', number>;
}

interface Attacker {
  uid: string;
  name: string;
  email: string;
}

const nothing = { applications: 0, appointments: 0, positions: 0, uploads: 0, chunks: 0 };
const nothingToday = { languages: 0, searches: 0 };

/**
 * Writes as much as the rules let one account write, like a program that knows the rules.
 * @param chunkBytes size of each chunk of a document: 131,072 are allowed, but fewer are faster to measure
 */
export async function spendDay(
  firestore: Firestore,
  attacker: Attacker,
  chunkBytes: number,
): Promise<HostileDay> {
  const { uid, name, email } = attacker;
  const day: HostileDay = { writes: 0, deletes: 0, made: { ...nothing, ...nothingToday } };
  const usage = doc(firestore, 'usage', uid);
  const at = serverTimestamp();
  let drawn = 0;

  async function count(kind: Counted, record: string, chunks = 0): Promise<DocumentData> {
    const used = (await getDoc(usage)).data() ?? { counts: nothing, open: {} };
    const counts = used.counts as typeof nothing;
    const open = used.open as Record<string, string[]>;
    const added = (of: string) => [...(open[of] ?? []), ...(kind === of ? [record] : [])];
    return {
      at,
      kind,
      record,
      since: (used.since as unknown) ?? at,
      counts: { ...counts, [kind]: counts[kind] + 1, chunks: counts.chunks + chunks },
      open: { applications: added('applications'), appointments: added('appointments') },
    };
  }

  async function attempt(records: Record<string, DocumentData | null>): Promise<boolean> {
    const batch = writeBatch(firestore);
    for (const [path, data] of Object.entries(records)) {
      if (data) batch.set(doc(firestore, path), data);
      else batch.delete(doc(firestore, path));
    }
    const isTaken = await batch.commit().then(
      () => true,
      () => false,
    );
    const deletes = Object.values(records).filter((data) => data === null).length;
    if (isTaken) {
      day.deletes += deletes;
      day.writes += Object.keys(records).length - deletes;
    }
    return isTaken;
  }

  const untilRefused = async (kind: Counted, make: (id: string) => Promise<boolean>) => {
    while (await make(`${uid}-${kind}-${day.made[kind]}`)) day.made[kind] += 1;
  };
  const drawNumber = () => `${new Date().getFullYear()}-${String((drawn += 1)).padStart(12, '0')}`;

  await untilRefused('applications', async (id) => {
    const digits = drawNumber();
    const number = `#PAN-${digits}`;
    const service = 'Birth Certificate';
    const applicant = { uid, name, email };
    const step = { at, by: { uid, name, role: 'user' }, from: null, to: 'pending' };
    const deadline = { day: inDays(21) };
    const trackingNumber = `0${String(drawn).padStart(12, '0')}`;
    return attempt({
      [`applications/${id}`]: {
        number,
        trackingNumber,
        applicant,
        service,
        status: 'pending',
        priority: 'normal',
        revision: 1,
        submittedAt: at,
        updatedAt: at,
        documents: [],
        history: { 1: step },
        details: 'x'.repeat(5000),
        deadline,
        assignee: null,
        keys: applicationKeys({ applicant, service, number, status: 'pending' }, 'birth'),
      },
      [`applicationNumbers/${digits}`]: { application: id, at },
      [`tracking/${trackingNumber}`]: {
        application: id,
        service,
        status: 'pending',
        revision: 1,
        deadline,
        submittedAt: at,
        since: at,
      },
      [usage.path]: await count('applications', id),
    });
  });

  const booked = (id: string) => `appointments/${uid}/booked/${id}`;
  const tomorrow = Timestamp.fromMillis(Date.now() + 86_400_000);
  await untilRefused('appointments', async (id) =>
    attempt({
      [booked(id)]: { at: tomorrow, purpose: 'x'.repeat(300), createdAt: at },
      [usage.path]: await count('appointments', id),
    }),
  );
  for (let index = 0; index < day.made.appointments; index += 1) {
    await attempt({ [booked(`${uid}-appointments-${index}`)]: null });
  }

  const fields = [
    ...['fullName', 'email', 'phone', 'street', 'city', 'state', 'zip', 'country', 'position'],
    ...['department', 'experience', 'skills'],
  ];
  await untilRefused('positions', async (id) => {
    const digits = drawNumber();
    const resume = { name: 'r.pdf', type: 'application/pdf', size: 1, chunks: 1 };
    const values = Object.fromEntries(fields.map((field) => [field, 'x'.repeat(200)]));
    return attempt({
      [`positionApplications/${id}`]: {
        owner: uid,
        number: `#POS-${digits}`,
        resume,
        submittedAt: at,
        values: { ...values, dob: '1990-01-31' },
      },
      [`positionNumbers/${digits}`]: { application: id, at },
      [usage.path]: await count('positions', id),
    });
  });

  // First a few large documents, then as many small ones as the rules accept.
  const bytes = Bytes.fromUint8Array(new Uint8Array(chunkBytes));
  let size = 40;
  for (;;) {
    const id = `${uid}-uploads-${day.made.uploads}`;
    const announcement = { owner: uid, of: 'applications', round: 'r', first: 1, at };
    const isAnnounced = await attempt({
      [`uploads/${id}`]: { ...announcement, chunks: [size], total: size },
      [usage.path]: await count('uploads', id, size),
    });
    if (!isAnnounced && size === 1) break;
    if (!isAnnounced) {
      size = size > 20 ? 20 : 1;
      continue;
    }
    day.made.uploads += 1;
    const places = Array.from({ length: size }, (_, index) => index);
    const chunks = collection(firestore, 'applications', id, 'chunks');
    const all = places.map((index) => [
      `${chunks.path}/${uid}-1-${index}`,
      { owner: uid, document: '1', index, round: 'r', bytes },
    ]);
    for (let sent = 0; sent < size; sent += 10) {
      const some = all.slice(sent, sent + 10);
      if (!(await attempt(Object.fromEntries(some) as Record<string, DocumentData>))) break;
      day.made.chunks += some.length;
    }
    // The same chunks again are refused; once the announcement is deleted, the chunks can be deleted.
    await attempt({ [`uploads/${id}`]: null });
  }

  const member = `members/${uid}`;
  const joined = { name, email, role: 'user', joinedAt: at };
  await attempt({ [member]: joined });
  await attempt({ [member]: joined });
  const known = (await getDoc(doc(firestore, member))).data();
  const countToday = (kind: keyof typeof nothingToday, record: string) => ({
    [`usage/${uid}/today/${kind}`]: { at, record, count: day.made[kind] + 1 },
  });
  const month = new Date().toISOString().slice(0, 7);
  const oneMore = {
    languages: () =>
      attempt({
        [member]: { ...known, language: day.made.languages % 2 === 0 ? 'hi' : 'mr' },
        ...countToday('languages', uid),
      }),
    searches() {
      const term = `free text ${'x'.repeat(day.made.searches + 1)}`;
      const id = `${month}~${term}`;
      const miss = { month, term, count: 1 };
      // A second term with the same count, as a program would try it.
      const second = { [`searchMisses/${id}y`]: { ...miss, term: `${term}y` } };
      const first = { [`searchMisses/${id}`]: miss, ...countToday('searches', id) };
      return attempt({ ...first, ...second }).then((isTaken) => isTaken || attempt(first));
    },
  };
  for (const kind of ['languages', 'searches'] as const) {
    const most = 2 * limitsToday[kind];
    while (day.made[kind] < most && (await oneMore[kind]())) day.made[kind] += 1;
    // Begins the count again, and writes without it.
    await attempt({ [`usage/${uid}/today/${kind}`]: { at, record: uid, count: 1 } });
  }
  await attempt({ [member]: { ...known, language: 'en' } });

  const session = { name, role: 'user', seenAt: at };
  await attempt({ [`sessions/${uid}`]: { ...session, name: 'The Secretary' } });
  await attempt({ [`sessions/${uid}`]: session });
  await attempt({ [`sessions/${uid}`]: session });
  return day;
}
