import {
  type Application,
  type ApplicationId,
  type Certificate,
  certificateChanges,
  type CertificateRecords,
  keyEntryId,
  type KeyId,
  RecordNotFoundError,
  type SigningKey,
  signingKeySchema,
  type Watch,
} from 'shared-model';
import { applicationAt, requireApplication } from '../../applications/records/storedApplication';
import type { Fields, Path } from '../../documents/Documents';
import { orderBy } from '../../documents/query';
import { serverTime } from '../../documents/serverValues';
import type { RecordsContext } from '../../store/RecordsContext';
import { readActorAs } from '../../store/readActorAs';
import { writeLogEntry } from '../../log/records/writeLogEntry';
import { parseRecord } from '../../documents/parseRecord';
import { watchAfter } from '../../async/watchAfter';
import { watchEach } from '../../async/watchEach';
import { watchValue } from '../../async/watchValue';
import { ownKeysIn } from './ownKeysIn';
import { certificatesOf, keyAt, keyHolderAt, recordAt, toCertificate } from './storedCertificate';

/** The maximum that the rules let somebody list. */
const most = 200;
const mostKeys = 500;

/** The certificates' part of the live store. */
export function openCertificates(context: RecordsContext): CertificateRecords {
  const { acts, guarded } = context;
  return {
    ...certificateChanges((id, move) =>
      guarded(async () => (await acts()).makeMove(context, id, move)),
    ),
    watchOf: (id) => watchCertificates(context, id),
    watchKeys: () => watchKeys(context),
    revokeKey: (kid, admin) =>
      guarded(() =>
        context.transact(async (transaction) => {
          const by = await readActorAs(['admin'], context, transaction, admin);
          const key = await transaction.get(keyAt(kid));
          if (!key.exists) throw new RecordNotFoundError('signing key', kid);
          if (key.get('revokedAt') !== null) return;
          const holder = await transaction.get(keyHolderAt(kid));
          transaction.update(key.path, { revokedAt: serverTime });
          const revokedBy = { uid: by.uid, name: by.name };
          transaction.update(holder.path, { revokedBy });
          writeLogEntry(transaction, keyEntryId(kid, 'revoked'), {
            by,
            kind: 'key',
            action: 'revoked',
            subject: String(holder.get('name')),
            detail: String(holder.get('device')),
          });
        }),
      ),
  };
}

/** Queries certificates only for an application that has one, to save reads. */
function watchCertificates(context: RecordsContext, id: ApplicationId): Watch<Certificate[]> {
  const application = context.watchDocument(applicationAt(id), requireApplication);
  return watchEach(
    application,
    ({ certificate }) => certificate,
    (found) => (found.certificate === undefined ? watchValue([]) : watchIssued(context, found)),
  );
}

/** An issued certificate never changes; its state is in its public record. */
function watchIssued(context: RecordsContext, application: Application): Watch<Certificate[]> {
  const { watchDocument, watchQuery, combine } = context;
  const issued = {
    collection: certificatesOf(application.id),
    order: [orderBy('issuedAt', 'desc')],
    limit: most,
  };
  return watchEach(
    watchQuery(issued, ({ docs }) => docs.map(({ id, data }) => ({ number: id, data }))),
    (certificates) => certificates.map(({ number }) => number).join(),
    (certificates): Watch<Certificate[]> =>
      certificates.length === 0
        ? watchValue([])
        : combine(
            certificates.map(({ number, data }) =>
              watchDocument(recordAt(number), (record) =>
                toCertificate({ application, number, data, record: record.data }),
              ),
            ),
            (...found) => found.flatMap((each) => each ?? []),
          ),
  );
}

function watchKeys(context: RecordsContext): Watch<SigningKey[]> {
  const { watchQuery, combine, local } = context;
  const watchLatest = (collection: Path) =>
    watchQuery({ collection, order: [orderBy('createdAt', 'desc')], limit: mostKeys }, ({ docs }) =>
      docs.map(({ id, data }) => [id, data] as const),
    );
  const registered = combine([watchLatest('keys'), watchLatest('keyHolders')], (keys, holders) => {
    const holderOf = new Map(holders);
    return keys.flatMap(([kid, key]) => toSigningKey(kid, key, holderOf.get(kid)) ?? []);
  });
  // A key is saved locally before it is registered, so each change of the list finds it.
  const here = async (): Promise<KeyId[]> => {
    try {
      const kept = await local.openKept();
      return kept ? await ownKeysIn(kept.documents).ids() : [];
    } catch {
      return [];
    }
  };
  return watchEach(
    registered,
    (keys) => JSON.stringify(keys),
    (keys) =>
      watchAfter(here, (kids) =>
        watchValue(keys.map((key) => ({ ...key, isHere: kids.includes(key.kid) }))),
      ),
  );
}

function toSigningKey(kid: KeyId, key: Fields | undefined, holder: Fields | undefined) {
  if (!key || !holder) return undefined;
  const { x, y, createdAt, revokedAt } = key;
  const { uid, name, device, revokedBy } = holder;
  return parseRecord(signingKeySchema, 'signing key', {
    kid,
    x,
    y,
    createdAt,
    device,
    owner: { uid, name },
    ...(revokedAt === null ? {} : { revokedAt }),
    ...(revokedBy === undefined ? {} : { revokedBy }),
  });
}
