import { type Actor, deviceName, keyEntryId, type OwnKey, type UserId } from 'shared-model';
import { serverTime } from '../../documents/serverValues';
import type { RecordsContext } from '../../store/RecordsContext';
import { readActorAs } from '../../store/readActorAs';
import { writeLogEntry } from '../../log/records/writeLogEntry';
import { ownKeysIn } from './ownKeysIn';
import { keyAt, keyHolderAt } from './storedCertificate';

/**
 * The key that an admin signs with in this browser. If there is none, or if it was revoked, a new key is created
 * and its public key is registered. It has transactions of its own: call it before that of the approval.
 */
export async function getOwnKey(context: RecordsContext, by: Actor): Promise<OwnKey> {
  const keys = ownKeysIn((await context.local.open()).documents);
  for (;;) {
    const key = (await keys.find(by.uid)) ?? (await keys.add(await makeKey(by.uid)));
    if (await isRegistered(context, key, by)) return key;
    await keys.remove(key.kid);
  }
}

/** A key is saved before it is registered: a registered key without its private key would be useless. */
async function makeKey(uid: UserId): Promise<OwnKey> {
  const { makeSigningKey } = await import('shared-model/issueCertificate');
  return { ...(await makeSigningKey()), uid };
}

/** Registers the key if needed. Resolves to false if the key was revoked. */
function isRegistered(context: RecordsContext, key: OwnKey, by: Actor): Promise<boolean> {
  const { kid, publicKey } = key;
  return context.transact(async (transaction) => {
    const record = await transaction.get(keyAt(kid));
    if (record.exists) return record.get('revokedAt') === null;
    const admin = await readActorAs(['admin'], context, transaction, by);
    const { uid, name } = admin;
    const createdAt = serverTime;
    const { x, y } = publicKey;
    transaction.set(keyAt(kid), { x, y, createdAt, revokedAt: null });
    const device = deviceName('navigator' in globalThis ? navigator : { userAgent: '' });
    transaction.set(keyHolderAt(kid), { uid, name, device, createdAt });
    const added = { kind: 'key', action: 'added', subject: name, detail: device } as const;
    writeLogEntry(transaction, keyEntryId(kid, 'added'), { by: admin, ...added });
    return true;
  });
}
