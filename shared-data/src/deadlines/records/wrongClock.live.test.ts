import { addWorkingDays, councilDay, usualSettings, usualTerms } from 'shared-model';
import { forgetCouncilTime } from '../../clock/councilClock';
import { learnCouncilTime } from '../../clock/learnCouncilTime';
import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf } from '../../store/testing/follow';
import { byCitizen, byStaff, citizen, draft } from '../../store/testing/records';
import { submitNow } from '../../store/testing/submitNow';

const council = councilForEachTest('demo-wrong-clock');
const realNow = Date.now.bind(Date);
const twoYears = 2 * 365 * 86_400_000;
const calendar = { openDays: usualSettings.openDays, holidays: [] };
/** By the server's clock, which is the emulator's. */
const today = () => councilDay(new Date(realNow()));
const promised = () => addWorkingDays(today(), usualTerms.days, calendar);

/** Sets this device's clock wrong by `by`, with a server that reports its time or does not. */
function setOff(by: number, { isServerAsked }: { isServerAsked: boolean }) {
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + by);
  const fetchFrom = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    if (address !== '/config.json') return fetchFrom(address, options);
    if (!isServerAsked) return Promise.reject(new TypeError('offline'));
    const headers = { Date: new Date(realNow()).toUTCString() };
    return Promise.resolve(new Response(null, { headers }));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  forgetCouncilTime();
});

describe.each([
  ['two years ahead', twoYears],
  ['two years behind', -twoYears],
  ['right', 0],
])('a device whose clock is %s (#18.1)', (_how, by) => {
  it('promises the day that is counted from the council’s today', async () => {
    setOff(by, { isServerAsked: true });
    const { applications } = await council.open({ ...citizen, role: 'user' });
    const { id, deadline } = await submitNow(applications, draft(), citizen);
    expect(deadline).toEqual({ day: promised() });

    const clerk = await council.open(byStaff);
    await clerk.applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
    const move = { to: 'returned', note: 'Photo?', by: byStaff, revision: 2 } as const;
    const returned = await clerk.applications.move(id, move);
    expect(returned.deadline).toEqual({ day: promised(), left: usualTerms.days });

    const answer = { to: 'pending', by: byCitizen, revision: 3 } as const;
    const answered = await applications.move(id, answer);
    expect(answered.deadline).toEqual({ day: promised() });
  });
});

describe.each([
  ['ahead', twoYears],
  ['behind', -twoYears],
])(
  'a device whose clock is two years %s, with a server that does not report its time',
  (_how, by) => {
    it('cannot submit with its own day, keeps the submission, and sends it later', async () => {
      setOff(by, { isServerAsked: false });
      const { applications } = await council.open({ ...citizen, role: 'user' });
      const sent = draft();
      await expect(submitNow(applications, sent, citizen)).rejects.toMatchObject({
        name: 'NotPermittedError',
      });
      expect(await council.look(`applications/${sent.id}`)).toBeUndefined();
      jest.restoreAllMocks();
      setOff(by, { isServerAsked: true });
      await learnCouncilTime();
      const { deadline } = await submitNow(applications, sent, citizen);
      expect(deadline).toEqual({ day: promised() });
    });

    it('cannot return an application with its own count of days, and changes nothing', async () => {
      setOff(0, { isServerAsked: true });
      const { applications } = await council.open({ ...citizen, role: 'user' });
      const { id } = await submitNow(applications, draft(), citizen);
      const clerk = await council.open(byStaff);
      await clerk.applications.move(id, { to: 'in-review', by: byStaff, revision: 1 });
      jest.restoreAllMocks();
      forgetCouncilTime();
      setOff(by, { isServerAsked: false });
      const move = { to: 'returned', note: 'Photo?', by: byStaff, revision: 2 } as const;
      await expect(clerk.applications.move(id, move)).rejects.toMatchObject({
        name: 'NotPermittedError',
      });
      expect(await firstOf(clerk.applications.watchOne(id))).toMatchObject({
        status: 'in-review',
        deadline: { day: promised() },
      });
    });
  },
);
