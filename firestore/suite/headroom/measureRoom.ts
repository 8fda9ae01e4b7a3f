import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { clearRecords } from '../../../shared-data/src/council/testing/clearRecords';
import { people } from '../people';
import { offered } from '../records';
import { members } from '../rulesCouncil';
import { write as writeRecords } from '../write';
import type { DearWrite } from './dearestWrites';
import {
  calibration,
  claimOfExpressions,
  claimOfReads,
  expressionsOf,
  mostExpressions,
  mostReads,
  padRules,
  type Write,
} from './padRules';

/** How much more the rules of one record could ask in a write before it is refused. */
export interface Room {
  expressions: number;
  reads: number;
}

export interface RoomMeter {
  /** @param guess where to begin to look */
  measure(dear: DearWrite, write: Write, guess?: Room): Promise<Room>;
  /** The room of a rule that asks nothing. */
  calibrate(): Promise<Room>;
  close(): Promise<void>;
}

/** Loads the padded rules into a project of their own on the emulator, whose address FIRESTORE_EMULATOR_HOST holds. */
export async function openRoomMeter(projectId: string, rules: string): Promise<RoomMeter> {
  const { padded, claims } = padRules(rules);
  const environment = await initializeTestEnvironment({ projectId, firestore: { rules: padded } });
  const unpadded = Object.fromEntries([...claims.values()].map((claim) => [claim, 0]));

  /** The write whose records are there: a refused attempt leaves them as they were. */
  let prepared: DearWrite | undefined;

  async function prepare(dear: DearWrite) {
    if (prepared === dear) return;
    await clearRecords(projectId);
    await environment.withSecurityRulesDisabled((context) =>
      writeRecords(context.firestore(), { ...members(), ...offered, ...dear.before() }),
    );
    prepared = dear;
  }

  async function isAccepted(dear: DearWrite, padding: Record<string, number>) {
    await prepare(dear);
    const { by, send } = dear;
    const { uid, email, confirmed } = people[by];
    const token = { email, email_verified: confirmed, ...unpadded, ...padding };
    const database = environment.authenticatedContext(uid, token).firestore();
    try {
      await send(database);
      prepared = undefined;
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === 'permission-denied') return false;
      throw error;
    } finally {
      await database.terminate();
    }
  }
  async function measure(dear: DearWrite, write: Write, guess?: Room): Promise<Room> {
    const claim = claims.get(write);
    if (!claim) throw new Error(`No rule allows '${write}'.`);
    if (!(await isAccepted(dear, {}))) return { expressions: 0, reads: 0 };
    const isRoomFor = (padding: number) => isAccepted(dear, { [claim]: padding });
    const expressions = await findMost(
      isRoomFor,
      claimOfExpressions(mostExpressions),
      claimOfExpressions(guess?.expressions ?? 300),
    );
    const reads = await findMost(
      (count) => isRoomFor(claimOfReads(count)),
      mostReads,
      guess?.reads ?? 5,
    );
    return { expressions: expressionsOf(expressions), reads };
  }

  return {
    measure,
    calibrate: () =>
      measure(
        {
          by: 'owner',
          before: () => ({}),
          send: (database) => database.doc('headroom/x').set({}),
          writes: [],
        },
        calibration,
      ),
    close: () => environment.cleanup(),
  };
}

/** The largest number that is accepted; 0 is. With a right guess it takes two attempts. */
async function findMost(
  isRoomFor: (number: number) => Promise<boolean>,
  most: number,
  guess: number,
): Promise<number> {
  let accepted = 0;
  let refused = most + 1;
  let next = guess;
  let reach = 1;
  while (refused - accepted > 1) {
    const tried = Math.min(Math.max(next, accepted + 1), refused - 1);
    const isRoom = await isRoomFor(tried);
    if (isRoom) accepted = tried;
    else refused = tried;
    const isBounded = accepted > 0 && refused <= most;
    const further = isRoom ? tried + reach : tried - reach;
    next = isBounded ? Math.floor((accepted + refused) / 2) : further;
    reach *= 4;
  }
  return accepted;
}
