import type { Actor } from '../../applications/Application';
import type { DeviceContext } from '../../device/DeviceFeature';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { keyEntryId } from '../../log/entryIds';
import { asMember } from '../../people/device/asMember';
import { RecordNotFoundError } from '../../store/errors';
import type { KeyId } from '../../store/kinds';
import { certificateTablesOf } from './certificateTables';

/** See `CertificateRecords.revokeKey`. */
export async function revokeKeyOnDevice(
  { db, now }: DeviceContext,
  kid: KeyId,
  admin: Actor,
): Promise<void> {
  const by = await asMember(db, admin);
  const { signingKeys } = certificateTablesOf(db);
  return db.transaction('rw', signingKeys, logTableOf(db), async () => {
    const key = await signingKeys.get(kid);
    if (!key) throw new RecordNotFoundError('signing key', kid);
    if (key.revokedAt !== undefined) return;
    const at = now().toISOString();
    await signingKeys.put({ ...key, revokedAt: at, revokedBy: { uid: by.uid, name: by.name } });
    await addLogEntry(db, {
      ...{ id: keyEntryId(kid, 'revoked'), at, by, kind: 'key', action: 'revoked' },
      ...{ subject: key.owner.name, detail: key.device },
    });
  });
}
