import type { Dexie } from 'dexie';
import { acts } from '../../device/acts';
import type { DeviceContext } from '../../device/DeviceFeature';
import type { ApplicationId } from '../../store/kinds';
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
    revokeKey: (kid, by) => guarded(async () => (await acts()).revokeKeyOnDevice(context, kid, by)),
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
