import type { Dexie } from 'dexie';
import type { Actor } from '../../applications/Application';
import { acts } from '../../device/acts';
import type { DeviceContext } from '../../device/DeviceFeature';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { keyEntryId } from '../../log/entryIds';
import { RecordNotFoundError } from '../../store/errors';
import type { ApplicationId, KeyId } from '../../store/kinds';
import { parseRecords, parseSignedRecord } from '../../store/parseRecord';
import type { Certificate, SigningKey } from '../Certificate';
import { certificateChanges } from '../certificateChanges';
import type { CertificateRecords } from '../CertificateRecords';
import { certificateSchema, signingKeySchema } from '../certificateSchemas';
import { certificateTablesOf } from './certificateTables';

/** The certificates' part of the device store. */
export function openCertificates(context: DeviceContext): CertificateRecords {
  const { db, live, guarded } = context;
  return {
    ...certificateChanges((id, move) =>
      guarded(async () => (await acts()).moveOnDevice(context, id, move)),
    ),
    watchOf: (id) => live(() => findCertificates(db, id)),
    watchKeys: () => live(() => findKeys(db)),
    revokeKey: (kid, by) => guarded(() => revokeKey(context, kid, by)),
  };
}

async function findCertificates(db: Dexie, id: ApplicationId): Promise<Certificate[]> {
  const { certificates } = certificateTablesOf(db);
  const rows = await certificates.where('applicationId').equals(id).toArray();
  return rows
    .flatMap((row) => parseSignedRecord(certificateSchema, 'certificate', row) ?? [])
    .sort((a, b) => b.issuedAt.localeCompare(a.issuedAt));
}

async function findKeys(db: Dexie): Promise<SigningKey[]> {
  const { signingKeys, privateKeys } = certificateTablesOf(db);
  const here = new Set(await privateKeys.toCollection().primaryKeys());
  return parseRecords(signingKeySchema, 'signing key', await signingKeys.toArray())
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((key) => ({ ...key, isHere: here.has(key.kid) }));
}

function revokeKey({ db, now }: DeviceContext, kid: KeyId, by: Actor): Promise<void> {
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
