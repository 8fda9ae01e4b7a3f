import { act, renderHook } from '@testing-library/react';
import { object, string } from 'valibot';
import { parseRecord, parseRecords } from './parseRecord';
import { useUnreadableCount } from './unreadable';

const schema = object({ id: string(), name: string() });
const good = { id: 'a', name: 'Birth Certificate' };

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('counts each record that does not fit once, until it fits (#44.a)', async () => {
  const { result } = renderHook(useUnreadableCount);
  const read = (records: unknown[]) =>
    act(async () => {
      parseRecords(schema, 'service', records);
      await Promise.resolve();
    });
  await read([good, { id: 'b', name: 7 }, { id: 'c' }, null]);
  expect(result.current).toBe(3);
  await read([good, { id: 'b', name: 7 }]);
  expect(result.current).toBe(3);
  await act(async () => {
    parseRecord(schema, 'member', { id: 'b' });
    await Promise.resolve();
  });
  expect(result.current).toBe(4);
  await read([{ id: 'b', name: 'Trade License' }]);
  expect(result.current).toBe(3);
});
