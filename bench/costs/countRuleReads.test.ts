/** @jest-environment node */
import { countRuleReads, type Operation } from './countRuleReads';
import { emptyBill, readsOf, readsOfCounts } from './openBill';

const asker = { uid: 'asha', email: 'asha@example.com' };

describe('counting reads', () => {
  it.each<[number[], number]>([
    [[0], 1],
    [[1000], 1],
    [[1001, 3], 3],
    [[120_000, 0], 121],
  ])('counts of %p entries as %i reads', (counted, reads) => {
    expect(readsOfCounts(counted)).toBe(reads);
  });

  it('adds up the records, the counts, and the reads of the rules', () => {
    expect(readsOf({ ...emptyBill(), records: 3, counted: [5], ruled: 2, writes: 9 })).toBe(6);
  });

  it.each<[string, Operation[], number]>([
    ['a citizen lists their own', [{ kind: 'list', path: 'applications' }], 1],
    ['staff list all', [{ kind: 'list', path: 'applications' }], 1],
    ['staff read a chunk', [{ kind: 'get', path: 'applications/a/chunks/b-1-0' }], 1],
    [
      'a citizen submits',
      [
        { kind: 'create', path: 'applications/a' },
        { kind: 'create', path: 'applicationNumbers/2026-1' },
        { kind: 'create', path: 'tracking/7K2M' },
      ],
      10,
    ],
    [
      'one request needs the same record twice',
      [
        { kind: 'get', path: 'members/ravi' },
        { kind: 'get', path: 'members/meera' },
      ],
      1,
    ],
    ['somebody reads the services', [{ kind: 'list', path: 'services' }], 0],
    ['somebody reads a version of a service', [{ kind: 'get', path: 'services/1/versions/2' }], 0],
    [
      'an admin publishes a version',
      [
        { kind: 'create', path: 'services/1/versions/2' },
        { kind: 'update', path: 'services/1' },
        { kind: 'delete', path: 'serviceDrafts/1' },
      ],
      3,
    ],
    [
      'an admin issues a certificate',
      [
        { kind: 'update', path: 'applications/a' },
        { kind: 'update', path: 'tracking/7K2N' },
        { kind: 'create', path: 'certificates/7K2M' },
        { kind: 'create', path: 'applications/a/certificates/7K2M' },
      ],
      8,
    ],
    [
      'somebody checks a certificate',
      [
        { kind: 'get', path: 'certificates/7K2M' },
        { kind: 'get', path: 'keys/k' },
      ],
      0,
    ],
    ['somebody follows an application', [{ kind: 'get', path: 'tracking/7K2M' }], 0],
    ['a citizen reads theirs', [{ kind: 'list', path: 'applications/a/certificates' }], 2],
    ['somebody reads their own member', [{ kind: 'get', path: 'members/asha' }], 0],
    [
      'an admin grants a request',
      [
        { kind: 'update', path: 'accessRequests/ravi' },
        { kind: 'update', path: 'members/ravi' },
      ],
      2,
    ],
  ])('counts the reads of the rules when %s', (_, operations, reads) => {
    expect(countRuleReads(operations, asker)).toBe(reads);
  });

  it('fails for an unknown collection', () => {
    const asked = [{ kind: 'get' as const, path: 'unheard/of' }];
    expect(() => countRuleReads(asked, asker)).toThrow('says nothing of unheard');
  });
});
