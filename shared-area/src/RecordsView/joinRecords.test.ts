import type { RecordsState } from 'shared-data';
import { joinRecords } from './joinRecords';

const loading = { status: 'loading' } as const;

function ready<T>(data: T, stale = false): RecordsState<T> {
  return { status: 'ready', data, stale };
}

function failed(text: string) {
  return { status: 'failed', error: new Error(text), retry: jest.fn() } as const;
}

describe('joinRecords', () => {
  it('returns all records by their names when the last has loaded', () => {
    expect(joinRecords({ tasks: ready(['Sweep']), meetings: loading })).toEqual(loading);
    expect(joinRecords({ tasks: ready(['Sweep']), meetings: ready(2) })).toEqual({
      status: 'ready',
      data: { tasks: ['Sweep'], meetings: 2 },
      stale: false,
    });
  });

  it('counts as stale while one of them is stale', () => {
    expect(joinRecords({ tasks: ready(1, true), meetings: ready(2) })).toMatchObject({
      stale: true,
    });
  });

  it('fails with the first error while others are still loading, and retries that one', () => {
    const first = failed('first');
    expect(joinRecords({ tasks: loading, meetings: first, notes: failed('second') })).toBe(first);
  });
});
