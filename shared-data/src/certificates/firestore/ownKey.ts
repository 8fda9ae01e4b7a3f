import type { Dexie } from 'dexie';
import { serverTimestamp } from 'firebase/firestore';
import type { Actor } from '../../applications/Application';
import type { LiveContext } from '../../firestore/LiveFeature';
import { retryTransaction } from '../../firestore/retryTransaction';
import { keyEntryId } from '../../log/entryIds';
import { writeLogEntry } from '../../log/firestore/writeLogEntry';
import type { UserId } from '../../store/kinds';
import { deviceName } from '../deviceName';
import type { OwnKey } from '../OwnKey';
import { ownKeysIn } from './ownKeyTables';
import { keyAt, keyHolderAt } from './storedCertificate';

/**
 * The key that an admin signs with in this browser. If there is none, or if it was revoked, a new key is created
 * and its public key is registered.
 */
export async function getOwnKey(context: LiveContext, by: Actor): Promise<OwnKey> {
  const { db } = await context.local.open();
  for (;;) {
    const key = (await findOwnKey(db, by.uid)) ?? (await makeOwnKey(db, by.uid));
    if (await isRegistered(context, key, by)) return key;
    await ownKeysIn(db).delete(key.kid);
  }
}

function findOwnKey(db: Dexie, uid: UserId): Promise<OwnKey | undefined> {
  return ownKeysIn(db).where('uid').equals(uid).first();
}

/** Creates and saves a key before it is registered: a registered key without its private key would be useless. */
async function makeOwnKey(db: Dexie, uid: UserId): Promise<OwnKey> {
  const { makeSigningKey } = await import('../issueCertificate');
  const key = { ...(await makeSigningKey()), uid };
  const table = ownKeysIn(db);
  return db.transaction('rw', table, async () => {
    // Concurrent approvals, even in two tabs, share one key.
    const other = await findOwnKey(db, uid);
    if (other) return other;
    await table.add(key);
    return key;
  });
}

/** Registers the key if needed. Resolves to false if the key was revoked. */
function isRegistered(context: LiveContext, key: OwnKey, by: Actor): Promise<boolean> {
  const { firestore } = context;
  const { kid, publicKey } = key;
  const { uid, name } = by;
  return retryTransaction(context, async (transaction) => {
    const record = await transaction.get(keyAt(firestore, kid));
    if (record.exists()) return record.get('revokedAt') === null;
    const createdAt = serverTimestamp();
    const { x, y } = publicKey;
    transaction.set(keyAt(firestore, kid), { x, y, createdAt, revokedAt: null });
    const device = deviceName('navigator' in globalThis ? navigator : { userAgent: '' });
    transaction.set(keyHolderAt(firestore, kid), { uid, name, device, createdAt });
    const entry = { by, kind: 'key', action: 'added', subject: name, detail: device } as const;
    writeLogEntry(firestore, transaction, keyEntryId(kid, 'added'), entry);
    return true;
  });
}
