import { positionFields, type PositionValues } from 'shared-model';
import { storageForEachTest } from '../device/testing/storageForEachTest';

const open = storageForEachTest();

const values = Object.fromEntries(positionFields.map((field) => [field, ''])) as PositionValues;
const resume = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });

it('numbers the applications of a year one after the other', async () => {
  let now = new Date(2026, 11, 30);
  const { positionApplications } = await open({ now: () => now });
  const numberOf = async (id: string) =>
    (await positionApplications.submit('staff-1', { id, values, resume })).number;
  expect(await numberOf('a')).toBe('#POS-2026-001');
  expect(await numberOf('b')).toBe('#POS-2026-002');
  now = new Date(2027, 0, 2);
  expect(await numberOf('c')).toBe('#POS-2027-001');
});
