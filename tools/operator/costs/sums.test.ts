/** @jest-environment node */
import { emptyBill, readsOf, readsOfCounts } from './bill';
import { journeyNames, type JourneyId, type Measured } from './journeys';
import { countRuleReads, type Asker, type Operation } from './countRuleReads';
import { storedSize } from './storedSize';
import { sumUp } from './sums';

const asker = (role: Asker['role']): Asker => ({ uid: 'asha', email: 'asha@example.com', role });

describe('reads', () => {
  it.each<[number[], number, number]>([
    [[0], 1, 1],
    [[1000], 1, 1],
    [[1001, 3], 1, 3],
    [[1200, 0], 100, 121],
  ])('of counts through %p entries, grown by %i, are %i', (counted, growth, reads) => {
    expect(readsOfCounts(counted, growth)).toBe(reads);
  });

  it('adds up the records, the counts, and what the rules look at', () => {
    expect(readsOf({ ...emptyBill(), records: 3, counted: [5], ruled: 2, writes: 9 })).toBe(6);
  });

  it.each<[string, Asker['role'], Operation[], number]>([
    ['a citizen lists their own', 'user', [{ kind: 'list', path: 'applications' }], 1],
    ['staff list all', 'staff', [{ kind: 'list', path: 'applications' }], 1],
    ['staff read a chunk', 'staff', [{ kind: 'get', path: 'applications/a/chunks/b-1-0' }], 1],
    [
      'a citizen submits',
      'user',
      [
        { kind: 'write', path: 'applications/a' },
        { kind: 'write', path: 'applicationNumbers/2026-1' },
      ],
      6,
    ],
    [
      'one request asks for the same record twice',
      'admin',
      [
        { kind: 'get', path: 'members/ravi' },
        { kind: 'get', path: 'members/meera' },
      ],
      1,
    ],
    ['somebody reads the services', 'user', [{ kind: 'list', path: 'services' }], 0],
    ['somebody reads their own member', 'admin', [{ kind: 'get', path: 'members/asha' }], 0],
    [
      'an admin grants a request',
      'admin',
      [
        { kind: 'write', path: 'accessRequests/ravi', isUpdate: true },
        { kind: 'write', path: 'members/ravi', isUpdate: true },
      ],
      2,
    ],
  ])('of the rules, when %s', (_, role, operations, reads) => {
    expect(countRuleReads(operations, asker(role))).toBe(reads);
  });

  it('of the rules are known for every collection', () => {
    const asked = [{ kind: 'get' as const, path: 'unheard/of' }];
    expect(() => countRuleReads(asked, asker('user'))).toThrow('says nothing of unheard');
  });
});

describe('the size of a record', () => {
  it('is that of the example in the documentation of Firestore', () => {
    const { record } = storedSize({
      path: 'users/jeff/tasks/my_task_id',
      fields: {
        type: { stringValue: 'Personal' },
        done: { booleanValue: false },
        priority: { integerValue: '1' },
        description: { stringValue: 'Learn Cloud Firestore' },
      },
    });
    expect(record).toBe(147);
  });

  it('has no index entries for the bytes of a chunk', () => {
    const sizeWith = (bytes: string) =>
      storedSize({ path: 'applications/a/chunks/c', fields: { bytes: { bytesValue: bytes } } });
    expect(sizeWith('AAAA')).toEqual({ record: sizeWith('').record + 3, index: 0 });
  });
});

describe('the sums of a council', () => {
  const council = { name: 'Here', people: 5_000, perPerson: 0.24, clerks: 2, admins: 0 };
  const stored = { records: 2 ** 20, indexes: 0 };
  const measured = (bills: Partial<Measured['bills']>): Measured => {
    const ids = Object.keys(journeyNames) as JourneyId[];
    const none = Object.fromEntries(ids.map((id) => [id, emptyBill()])) as Measured['bills'];
    return { bills: { ...none, ...bills }, stored };
  };

  it('adds up what its applications and its people at work ask for', () => {
    const apply = { ...emptyBill(), records: 4, writes: 12 };
    const search = { ...emptyBill(), records: 4, ruled: 1 };
    expect(sumUp(measured({ apply, search }), 1_200, council)).toMatchObject({
      applicationsADay: 5,
      reads: 5 * 4 + 2 * 10 * 5,
      writes: 60,
      operations: 0,
      storage: expect.closeTo(((1200 - 1024) / 1024) * 0.18) as number,
    });
  });

  it('count for open dashboards no more often than the pause between two countings allows', () => {
    const dashboardHears = { ...emptyBill(), records: 1, counted: [1_200] };
    const village = sumUp(measured({ dashboardHears }), 1_200, council);
    expect(village.hearing).toBe(20 * 1 + 20 * 2);
    const block = sumUp(measured({ dashboardHears }), 1_200, { ...council, people: 500_000 });
    expect(block.hearing).toBe(2_000 * 1 + 240 * 120);
  });
});
