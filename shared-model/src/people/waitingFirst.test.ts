import type { AccessRequest } from './accessRequestSchema';
import { waitingFirst } from './waitingFirst';

const by = { uid: 'ravi', name: 'Ravi', role: 'admin' } as const;
const decided = { granted: false, at: '2026-07-09T10:00:00.000Z', by };

function request(uid: string, day: number, parts: Partial<AccessRequest>): AccessRequest {
  return {
    uid,
    name: uid,
    email: `${uid}@example.com`,
    position: 'Clerk',
    accessLevel: 'staff',
    requestedAt: `2026-07-0${day}T10:00:00.000Z`,
    decision: null,
    ...parts,
  };
}

it('lists waiting requests first, those of confirmed addresses before others, each newest first', () => {
  const requests = [
    request('decided', 8, { decision: decided }),
    request('decided later', 9, { decision: decided, confirmed: false }),
    request('unconfirmed', 5, { confirmed: false }),
    request('unconfirmed later', 6, { confirmed: false }),
    request('confirmed', 1, { confirmed: true }),
    request('not known', 2, {}),
  ];
  expect(waitingFirst(requests).map(({ uid }) => uid)).toEqual([
    ...['not known', 'confirmed', 'unconfirmed later', 'unconfirmed'],
    ...['decided later', 'decided'],
  ]);
  expect(requests[0]?.uid).toBe('decided');
});
