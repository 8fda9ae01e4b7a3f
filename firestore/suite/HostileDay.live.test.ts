import { doc, serverTimestamp, setLogLevel, Timestamp, writeBatch } from 'firebase/firestore';
import { limitsToday } from '../../shared-model/src/limits/dailyLimits';
import { dailyLimits } from '../../shared-model/src/limits/dailyLimits';
import { councilForEachTest } from '../../shared-data/src/council/testing/councilForEachTest';
import { openFirestore } from '../../shared-data/src/council/testing/emulatedFirestores';
import { spendDay } from './HostileDay';

const project = 'demo-hostile-day';
const council = councilForEachTest(project);
const attacker = { uid: 'mallory', name: 'Mallory', email: 'mallory@example.com' };

async function spend(confirmed: boolean) {
  await council.enter('services/birth', { name: 'Birth Certificate', position: 0 });
  const { firestore, close } = openFirestore(project, { ...attacker, confirmed });
  const day = await spendDay(firestore, attacker, 1024);
  await close();
  return day;
}

describe('a hostile account (#12.13)', () => {
  it('reaches the daily limits, with fewer than 800 writes a day (#44c)', async () => {
    const day = await spend(true);
    process.stdout.write(`\nOne account in a day: ${JSON.stringify(day)}\n`);
    const { applications, appointments, positions, chunks } = dailyLimits;
    const { languages, searches } = limitsToday;
    expect(day.made).toMatchObject({
      applications,
      appointments,
      positions,
      chunks,
      languages,
      searches,
    });
    expect(day.writes).toBeLessThan(800);
  }, 300_000);

  it('chooses a language at most while the address is not confirmed (#44c)', async () => {
    const day = await spend(false);
    // The member, the session, and each language with its count.
    expect(day).toMatchObject({ writes: 2 + 2 * limitsToday.languages, deletes: 0 });
    expect(day.made.searches).toBe(0);
  });

  it('cannot send a batch of 500 writes, nor smaller ones from twenty accounts', async () => {
    // The client logs each refusal with a long text.
    setLogLevel('silent');
    const answers = [await sendBatch(0, 500)];
    for (let index = 1; index < 20; index += 1) answers.push(await sendBatch(index, 10));
    setLogLevel('warn');
    expect(answers).toEqual(answers.map(() => 'permission-denied'));
  }, 60_000);
});

/** This many appointments and one count, which is right for the first of them. */
async function sendBatch(index: number, size: number): Promise<string> {
  const uid = `mallory-${index}`;
  const person = { uid, name: 'Mallory', email: `${uid}@example.com`, confirmed: true };
  const { firestore, close } = openFirestore(project, person);
  const batch = writeBatch(firestore);
  const now = serverTimestamp();
  const counts = { applications: 0, appointments: 1, positions: 0, uploads: 0, chunks: 0 };
  batch.set(doc(firestore, 'usage', uid), {
    since: now,
    at: now,
    kind: 'appointments',
    record: 'b0',
    counts,
    open: { applications: [], appointments: ['b0'] },
  });
  const at = Timestamp.fromMillis(Date.now() + 86_400_000);
  for (let booked = 0; booked < size - 1; booked += 1) {
    const appointment = { at, purpose: 'Land record', createdAt: now };
    batch.set(doc(firestore, 'appointments', uid, 'booked', `b${booked}`), appointment);
  }
  const answer = await batch.commit().then(
    () => 'taken',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'failed'),
  );
  await close();
  return answer;
}
