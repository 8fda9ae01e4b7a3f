import { councilForEachTest } from '../../council/testing/councilForEachTest';
import { firstOf } from '../../store/testing/follow';

const council = councilForEachTest('demo-live-appointments');
const citizen = { uid: 'citizen', name: 'Asha', role: 'user' } as const;
const early = { id: 'early', at: '2126-11-23T04:30:00.000Z', purpose: '' };
const late = { id: 'late', at: '2126-11-24T04:30:00.000Z', purpose: 'Land record' };

it('returns appointments in their order, with the server’s time of the booking', async () => {
  const { appointments } = await council.open(citizen);
  const before = Date.now();
  const booked = await appointments.book('citizen', late);
  await appointments.book('citizen', early);
  expect(await firstOf(appointments.watch('citizen'))).toMatchObject([early, late]);
  expect(Math.abs(Date.parse(booked.createdAt) - before)).toBeLessThan(60_000);
});

it('returns the existing appointment when it is booked again, and refuses another at the same time', async () => {
  const [here, there] = await Promise.all([council.open(citizen), council.open(citizen)]);
  const [one, other] = await Promise.all([
    here.appointments.book('citizen', early),
    there.appointments.book('citizen', early),
  ]);
  expect(other).toEqual(one);
  await expect(
    there.appointments.book('citizen', { ...early, id: 'second' }),
  ).rejects.toMatchObject({ name: 'AppointmentTakenError' });
});

it('lets nobody see, book or cancel another person’s appointments', async () => {
  const { appointments } = await council.open({ uid: 'other', name: 'Imran', role: 'admin' });
  for (const act of [
    () => firstOf(appointments.watch('citizen')),
    () => appointments.book('citizen', early),
    () => appointments.cancel('citizen', 'early'),
  ]) {
    await expect(act()).rejects.toMatchObject({ name: 'NotPermittedError' });
  }
});
