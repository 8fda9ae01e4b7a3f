import { renderHook, waitFor } from '@testing-library/react';
import { OfflineError, RecordsUnavailableError } from 'shared-model';
import { configureRecords } from './openRecords';
import { useRecordsProblem } from './useRecordsProblem';

afterEach(() => configureRecords({ store: 'device' }));

it.each([
  ['the device store', { store: 'device' } as const, 'unavailable'],
  ['the live store', { store: 'firestore' } as const, 'unreachable'],
  [
    'a store whose configuration does not load',
    { load: () => Promise.reject(new Error()), ready: () => Promise.resolve() },
    'unreachable',
  ],
])('explains that %s cannot be opened', async (_store, config, problem) => {
  configureRecords(config);
  const { result } = renderHook(() => useRecordsProblem());
  await waitFor(() => expect(result.current(new RecordsUnavailableError())).toBe(problem));
});

it('leaves every other problem as it is', async () => {
  configureRecords({ store: 'firestore' });
  const { result } = renderHook(() => useRecordsProblem());
  await waitFor(() => expect(result.current(new RecordsUnavailableError())).toBe('unreachable'));
  expect(result.current(new OfflineError())).toBe('offline');
});
