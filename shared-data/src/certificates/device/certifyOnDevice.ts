import type { Dexie } from 'dexie';
import type { Actor, Application, CertificateStep } from '../../applications/Application';
import { completeVersions } from '../../definitions/device/completeVersions';
import { serviceVersionSchema } from '../../definitions/storedDefinitionSchemas';
import type { DeviceContext } from '../../device/DeviceFeature';
import { requirePayment } from '../../payments/feeOf';
import { readCouncilOnDevice } from '../../settings/device/readSettings';
import type { IsoTime, KeyId } from '../../store/kinds';
import { parseRecord } from '../../store/parseRecord';
import { deviceName } from '../deviceName';
import type { IssuedCertificate } from '../issueCertificate';
import type { OwnKey } from '../OwnKey';
import {
  endedState,
  hasCertificate,
  planCertificate,
  requireRightAnswers,
  stepOf,
  type CertifiedMove,
} from '../planCertificate';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { keyEntryId } from '../../log/entryIds';
import { certificateTablesOf } from './certificateTables';

/** The tables for a transaction that issues or ends certificates. */
export function certifyingTables(db: Dexie) {
  const { certificates, signingKeys } = certificateTablesOf(db);
  return [certificates, signingKeys];
}

/**
 * Signs the certificate that a move will issue, if any. Call it before the transaction of the move: a transaction would
 * end while the browser signs.
 * @throws as `planCertificate`; WrongAnswersError, UnpaidError, CertificateTooLongError
 */
export async function issueOnDevice(
  { db, now }: DeviceContext,
  application: Application,
  move: CertifiedMove,
): Promise<IssuedCertificate | undefined> {
  const { form } = application;
  if (!planCertificate(application, move).issues || !form) return undefined;
  await completeVersions(db);
  const row: unknown = await db.table('serviceVersions').get([form.serviceId, form.version]);
  const version = parseRecord(serviceVersionSchema, 'version of a service', row);
  if (!version) return undefined;
  requireRightAnswers(application, move, version.definition);
  if (!hasCertificate(version.definition)) return undefined;
  requirePayment(application, version.definition);
  const { issueCertificate } = await import('../issueCertificate');
  const { certificate: number } = application;
  return issueCertificate({
    application,
    definition: version.definition,
    before:
      number === undefined ? undefined : await certificateTablesOf(db).certificates.get(number),
    corrected: move.action?.change === 'replaced' ? move.action.answers : undefined,
    council: await readCouncilOnDevice(db),
    at: now(),
    key: await getOwnKey(db, move.by, now().toISOString()),
  });
}

/** Whether a certificate issued now with this key is valid. Call it within the transaction of the move. */
export async function isKeyValid(db: Dexie, kid: KeyId): Promise<boolean> {
  const key = await certificateTablesOf(db).signingKeys.get(kid);
  return key !== undefined && key.revokedAt === undefined;
}

/**
 * Stores the issued certificate and ends the previous one. Call it within the transaction of the move.
 * @returns the entry in the history
 * @throws as `planCertificate`, `stepOf`
 */
export async function certifyOnDevice(
  db: Dexie,
  application: Application,
  move: CertifiedMove,
  { issued, at }: { issued: IssuedCertificate | undefined; at: IsoTime },
): Promise<CertificateStep | undefined> {
  const { certificates } = certificateTablesOf(db);
  const { ends } = planCertificate(application, move);
  const before = ends === undefined ? undefined : await certificates.get(ends);
  const isValid = before?.state.kind === 'valid';
  const ended = isValid ? ends : undefined;
  const step = stepOf(application, move, { issued: issued?.number, ended });
  if (before && isValid) {
    await certificates.put({ ...before, state: endedState(move, issued?.number, at) });
  }
  if (issued) await certificates.add({ ...issued, issuedAt: at, state: { kind: 'valid' } });
  return step;
}

/** The key that an admin signs with on this device. If there is none, or if it was revoked, a new one is created. */
async function getOwnKey(db: Dexie, by: Actor, createdAt: IsoTime): Promise<OwnKey> {
  const { uid, name } = by;
  const { privateKeys, signingKeys } = certificateTablesOf(db);
  const find = async () => {
    const own = await privateKeys.where('uid').equals(uid).toArray();
    const registered = await signingKeys.bulkGet(own.map(({ kid }) => kid));
    return own.find((_, index) => registered[index] && !registered[index].revokedAt);
  };
  const found = await find();
  if (found) return found;
  const { makeSigningKey } = await import('../issueCertificate');
  const made = { ...(await makeSigningKey()), uid };
  return db.transaction('rw', [privateKeys, signingKeys, logTableOf(db)], async () => {
    // Concurrent approvals, even in two tabs, share one key.
    const other = await find();
    if (other) return other;
    const device = deviceName('navigator' in globalThis ? navigator : { userAgent: '' });
    const { kid, publicKey } = made;
    await privateKeys.add(made);
    await signingKeys.add({ kid, ...publicKey, createdAt, owner: { uid, name }, device });
    await addLogEntry(db, {
      ...{ id: keyEntryId(kid, 'added'), at: createdAt, by },
      ...{ kind: 'key', action: 'added', subject: name, detail: device },
    });
    return made;
  });
}
