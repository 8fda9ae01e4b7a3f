import { test as base } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { demoProject } from '../../tools/accounts/EmulatorClient';
import { memberRecord, writeRecords } from '../../tools/firestore/liveRecords';
import { openProject, type OpenProject } from '../../tools/firestore/openProject';
import { startLivePortal } from '../../tools/portal/startLivePortal';
import { newPerson, type Person, type Role } from './accounts';
import { plainService } from './apply';
import { livePorts } from './ports';

export interface Member extends Person {
  uid: string;
}

export interface LivePortal {
  address: string;
  /** Stops and restarts the store, which keeps its records. Each test must leave it running. */
  firestore: { kill(): Promise<void>; restart(): Promise<void> };
  accounts: Accounts;
  /** The records with the rights of an operator, to whom no rules apply. */
  records: Firestore;
}

interface Accounts {
  /** Adds a member in this role. Their address is confirmed by default. */
  add(role: Role, about?: { name?: string; isConfirmed?: boolean }): Promise<Member>;
  confirmAddress(member: Member): Promise<void>;
  /** Sets the role, whatever it was before. */
  grant(member: Member, role: Role): Promise<void>;
}

/**
 * For journeys on the live store: a portal that no other worker visits, on emulators of its own, with the
 * demo accounts and the samples. Every relative address leads there.
 */
export const test = base.extend<object, { livePortal: LivePortal }>({
  livePortal: [
    async ({ browserName: _any }, provide, { parallelIndex }) => {
      const ports = livePorts(parallelIndex);
      const portal = await startLivePortal({ ports, keep: false, isShort: true });
      process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
      const project = openProject(demoProject);
      const { address, firestore } = portal;
      const { firestore: records } = project;
      await records
        .doc('services/pension-letter')
        .set({ name: plainService, documents: [], days: 15, fee: 0, position: 99 });
      await provide({ address, firestore, records, accounts: accountsOf(project) });
      await project.close();
      await portal.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ livePortal }, provide) => {
    await provide(livePortal.address);
  },
});

function accountsOf({ auth, firestore }: OpenProject): Accounts {
  async function grant({ uid, name, email }: Member, role: Role) {
    const joinedAt = new Date().toISOString();
    await writeRecords(firestore, [memberRecord({ uid, name, email, role, joinedAt })]);
  }

  return {
    async add(role, { name, isConfirmed = true } = {}) {
      const person = newPerson(name);
      const { uid } = await auth.createUser({
        email: person.email,
        password: person.password,
        displayName: person.name,
        emailVerified: isConfirmed,
      });
      const member = { ...person, uid };
      await grant(member, role);
      return member;
    },
    async confirmAddress({ uid }) {
      await auth.updateUser(uid, { emailVerified: true });
    },
    grant,
  };
}
