import type { AccessRequest, Member } from 'shared-data';
import { findNamesakes } from './findNamesakes';

const request = (uid: string, name: string): AccessRequest => ({
  uid,
  name,
  email: `${uid}@example.com`,
  position: 'Clerk',
  accessLevel: 'staff',
  requestedAt: '2026-07-14T10:00:00Z',
  decision: null,
});
const member = (uid: string, name: string, role: Member['role'] = 'user'): Member => ({
  uid,
  name,
  email: `${uid}@example.com`,
  role,
  joinedAt: '2026-07-14T10:00:00Z',
});

it('finds people and requesters with the same name, ignoring case and blanks (#12.11)', () => {
  const asha = request('asha', 'Asha Patil');
  const members = [
    member('asha', 'Asha Patil'),
    member('admin', 'ASHA  patil', 'admin'),
    member('second', 'Asha Patil'),
    member('other', 'Asha'),
  ];
  const waiting = [asha, request('second', 'asha patil'), request('third', 'Bela')];
  expect(findNamesakes(asha, members, waiting)).toEqual([
    { email: 'admin@example.com', as: 'admin' },
    { email: 'second@example.com', as: 'asks' },
  ]);
});
