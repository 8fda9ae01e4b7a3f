import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { root } from '../../tools/root';
import { clearRecords } from '../../shared-data/src/council/testing/clearRecords';
import type { Database, Records } from './database';
import { offered } from './records';
import { people, type Person, type PersonName } from './people';
import { write } from './write';
import { onWriteThrough } from './onWriteThrough';

export interface RulesCouncil {
  /** The database with the access of one person. */
  as: (name: PersonName) => Database;
  /** Writes records by path, bypassing the rules. */
  enter: (records: Records) => Promise<void>;
}

/** Starts each test with only the members and one service, under the real rules, on the emulator. */
export function rulesCouncil(projectId: string): RulesCouncil {
  const opened = new Map<PersonName, Database>();
  let environment: RulesTestEnvironment;
  let pastTheRules: OpenDatabase;

  /** The paths of records that tests have added; undefined after a successful write, or at the start. */
  let entered: Set<string> | undefined;

  async function enter(records: Records): Promise<void> {
    const before = entered;
    await write(pastTheRules.database, records);
    entered = before;
    for (const path of Object.keys(records)) entered?.add(path);
  }

  beforeAll(async () => {
    // Firestore logs a warning for each refused write; here refusals are expected.
    setLogLevel('silent');
    // Uses the rules that the emulator was started with: loading them for each project would take seconds.
    environment = await initializeTestEnvironment({ projectId });
    pastTheRules = await openPastTheRules(environment);
    onWriteThrough(pastTheRules.database, () => {
      entered = undefined;
    });
  });
  beforeEach(async () => {
    const beginning: Records = { ...members(), ...offered };
    if (entered) {
      // Most tests end in a refusal: then only their own records have to be removed.
      await takeBack(pastTheRules.database, [...entered], beginning);
    } else {
      await clearRecords(projectId);
      await write(pastTheRules.database, beginning);
    }
    entered = new Set();
  });
  afterAll(async () => {
    await pastTheRules.close();
    await environment.cleanup();
  });

  return {
    enter,
    as(name) {
      const database = opened.get(name) ?? open(environment, people[name]);
      opened.set(name, database);
      return database;
    },
  };
}

async function takeBack(database: Database, paths: readonly string[], beginning: Records) {
  if (paths.length === 0) return;
  const batch = database.batch();
  for (const path of paths) {
    const record = database.doc(path);
    const data = beginning[path];
    if (data) batch.set(record, data);
    else batch.delete(record);
  }
  await batch.commit();
}

/** The deployed rules. */
export function rulesText(): string {
  return readFileSync(path.join(root, 'firestore/firestore.rules'), 'utf8');
}

interface OpenDatabase {
  database: Database;
  close: () => Promise<void>;
}

/** The library closes such a database after each use; one database for all tests is faster. */
function openPastTheRules(environment: RulesTestEnvironment): Promise<OpenDatabase> {
  return new Promise((resolve, reject) => {
    const closed = environment.withSecurityRulesDisabled(
      (context) =>
        new Promise((done) => {
          const close = () => {
            done();
            return closed;
          };
          resolve({ database: context.firestore(), close });
        }),
    );
    closed.catch(reject);
  });
}

function open(environment: RulesTestEnvironment, person: Person | null): Database {
  if (!person) return environment.unauthenticatedContext().firestore();
  const { uid, email, confirmed } = person;
  return environment.authenticatedContext(uid, { email, email_verified: confirmed }).firestore();
}

/** The memberships of all people. */
export function members(): Records {
  const known = Object.values(people).filter((person) => person !== null);
  return Object.fromEntries(
    known.flatMap(({ uid, name, email, role, isBlocked }: Person) => {
      const blocked = isBlocked ? { blockedAt: new Date(0), blockedBy: 'operator' } : {};
      const member = { name, email, role, joinedAt: new Date(0), ...blocked };
      return role ? [[`members/${uid}`, member]] : [];
    }),
  );
}
