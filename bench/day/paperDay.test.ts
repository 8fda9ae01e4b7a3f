/** @jest-environment node */
import { emptyBill } from '../costs/openBill';
import { countingOf, receivedPerWrite, lineOf, rupeesOf, totalOf, type Rounds } from './paperDay';

const bills = [
  { ...emptyBill(), records: 4, counted: [1_500], ruled: 2, writes: 3 },
  { ...emptyBill(), records: 6, deletes: 2 },
];
const commit = (path: string, isRefused = false) => ({
  ...{ writes: [{ kind: 'create' as const, path }], isRefused, from: 0, to: 1 },
});

describe('the calculated day', () => {
  it('averages an action over the attempts that did not fail', () => {
    const round = { bills, waits: [10, 20, 30], failures: ['AssignedError'] };
    const line = lineOf('take', 10, round, 20);
    const written = { writes: 15, deletes: 10, entriesWritten: 100 };
    expect(line).toEqual({ name: 'take', times: 10, reads: 70, entriesRead: 7_550, ...written });
  });

  it('adds up its lines', () => {
    const line = lineOf('take', 1, { bills, waits: [1, 1], failures: [] }, 20);
    expect(totalOf([line, line])).toMatchObject({ reads: 14, writes: 3, entriesWritten: 20 });
  });

  it('calculates rupees from the list price', () => {
    const counts = { reads: 1e5, writes: 1e5, deletes: 1e5, entriesRead: 9, entriesWritten: 9 };
    expect(rupeesOf(counts)).toBeCloseTo(0.26 * 88);
  });

  it('divides the records an open page received by the writes that it listens to', () => {
    const commits = ['applications/a', 'members/asha', 'applications/b'].map((path) =>
      commit(path),
    );
    const bill = { ...emptyBill(), commits: [...commits, commit('applications/c', true)] };
    const round = { received: { worklist: 3 }, bills: [bill] };
    // A single round, with only the fields that the sum needs.
    const rounds = { take: round } as unknown as Rounds;
    expect(receivedPerWrite(rounds, ['take'], 'worklist', /^applications/)).toBe(1.5);
  });

  it.each([
    ['every ten minutes with many entries', 960_000, 48 * 961],
    ['more often with fewer entries', 14_400, 2_000 * 16],
    ['after each step with few entries', 10, 22_400 * 2],
  ])('counts %s', (_how, entries, reads) => {
    expect(countingOf('counts', 3, [entries]).reads).toBe(3 * reads);
  });
});
