import { dailyLimits } from '../../../shared-data/src/firestore/usage';
import { councilForEachTest } from '../../../shared-data/src/firestore/testing/councilForEachTest';
import { openFirestore } from '../../../shared-data/src/firestore/testing/emulatedFirestores';
import { spendDay } from './hostile-day';

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

describe('what one account gets past the rules in a day (#12.13)', () => {
  it('is what the limits say, and some hundred writes', async () => {
    const day = await spend(true);
    process.stdout.write(`\nOne account in a day: ${JSON.stringify(day)}\n`);
    const { applications, appointments, positions, chunks } = dailyLimits;
    expect(day.made).toMatchObject({ applications, appointments, positions, chunks });
    expect(day.writes).toBeLessThan(700);
  }, 300_000);

  it('is next to nothing while the address is not confirmed', async () => {
    const day = await spend(false);
    expect(day).toMatchObject({ writes: 1, deletes: 0 });
  });
});
