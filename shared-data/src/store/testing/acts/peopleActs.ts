import { byAdmin } from '../records';
import type { RecordStore } from '../../../features/RecordStore';
import type { Acts } from './Acts';

const member = { uid: 'zubeda', name: 'Zubeda Quazi', email: 'zubeda@example.com' } as const;
const wish = { position: 'Clerk', accessLevel: 'staff' } as const;
const seeker = { ...member, confirmed: true };

const joined = ({ people }: RecordStore) => people.noteSession({ ...member, role: 'user' });

/** Members, invitations and requests for access. */
export const peopleActs: Acts = {
  'Sign in for the first time': ({ people }) =>
    Promise.resolve(() => people.noteSession({ ...member, role: 'staff', ...wish })),
  'Choose a language': async (store) => {
    await joined(store);
    return () => store.people.saveLanguage(member.uid, 'mr');
  },
  'Invite somebody': ({ people }) =>
    Promise.resolve(() => people.invite({ ...member, role: 'staff' })),
  'Withdraw an invitation': async ({ people }) => {
    const { uid } = await people.invite({ ...member, role: 'staff' });
    return () => people.withdraw(uid);
  },
  'Change a role': async (store) => {
    await joined(store);
    return () => store.people.changeRole(member.uid, 'staff');
  },
  'Rename a member': async (store) => {
    await joined(store);
    return () => store.people.rename(member.uid, 'Zubeda Khan');
  },
  'Block an account': async (store) => {
    await joined(store);
    return () => store.people.setBlocked(member.uid, { blocked: true, by: byAdmin.uid });
  },
  'Grant a request for access': async ({ people }) => {
    await people.noteSession({ ...member, role: 'staff', position: 'Clerk', accessLevel: 'admin' });
    return () => people.decideRequest(member.uid, { granted: true, by: byAdmin });
  },
};

/** On a device nobody asks: a role is taken by signing in. */
export const councilPeopleActs: Acts = {
  'Ask for access': ({ people }) =>
    Promise.resolve(() => people.requestAccess(seeker, wish, 'staff')),
  'Accept an invitation': async ({ people }) => {
    await people.invite({ ...member, role: 'staff' });
    return () => people.checkAccess(seeker, 'staff');
  },
};
