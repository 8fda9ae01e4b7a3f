import { collection, doc, limit, orderBy, query, serverTimestamp } from 'firebase/firestore';
import type { Application } from '../../applications/Application';
import { applicationsIn, requireApplication } from '../../applications/firestore/storedApplication';
import { acts } from '../../firestore/acts';
import type { LiveContext } from '../../firestore/LiveFeature';
import { retryTransaction } from '../../firestore/retryTransaction';
import { withTimes } from '../../firestore/withTimes';
import { keyEntryId } from '../../log/entryIds';
import { readActor } from '../../log/firestore/readActor';
import { writeLogEntry } from '../../log/firestore/writeLogEntry';
import { RecordNotFoundError } from '../../store/errors';
import type { ApplicationId, KeyId } from '../../store/kinds';
import { parseRecord } from '../../store/parseRecord';
import type { Watch } from '../../store/Watch';
import { watchAfter } from '../../store/watchAfter';
import { watchEach } from '../../store/watchEach';
import { watchValue } from '../../store/watchValue';
import type { Certificate, SigningKey } from '../Certificate';
import { certificateChanges } from '../certificateChanges';
import type { CertificateRecords } from '../CertificateRecords';
import { signingKeySchema } from '../certificateSchemas';
import { ownKeysIn } from './ownKeyTables';
import { certificatesOf, keyAt, keyHolderAt, recordAt, toCertificate } from './storedCertificate';

/** The maximum that the rules let somebody list. */
const most = 200;
const mostKeys = 500;

/** The certificates' part of the live store. */
export function openCertificates(context: LiveContext): CertificateRecords {
  const { firestore, guarded } = context;
  return {
    ...certificateChanges((id, move) =>
      guarded(async () => (await acts()).moveOnFirestore(context, id, move)),
    ),
    watchOf: (id) => watchCertificates(context, id),
    watchKeys: () => watchKeys(context),
    revokeKey: (kid, { uid }) =>
      guarded(() =>
        retryTransaction(context, async (transaction) => {
          const key = await transaction.get(keyAt(firestore, kid));
          if (!key.exists()) throw new RecordNotFoundError('signing key', kid);
          if (key.get('revokedAt') !== null) return;
          const by = await readActor({ firestore, uid: () => uid }, transaction);
          const holder = await transaction.get(keyHolderAt(firestore, kid));
          transaction.update(key.ref, { revokedAt: serverTimestamp() });
          const revokedBy = { uid, name: by.name };
          transaction.update(holder.ref, { revokedBy });
          writeLogEntry(firestore, transaction, keyEntryId(kid, 'revoked'), {
            ...{ by, kind: 'key', action: 'revoked' },
            subject: String(holder.get('name')),
            detail: String(holder.get('device')),
          });
        }),
      ),
  };
}

/** Queries certificates only for an application that has one, to save reads. */
function watchCertificates(context: LiveContext, id: ApplicationId): Watch<Certificate[]> {
  const { firestore, watchDocument } = context;
  const application = watchDocument(doc(applicationsIn(firestore), id), requireApplication);
  return watchEach(
    application,
    ({ certificate }) => certificate,
    (found) => (found.certificate === undefined ? watchValue([]) : watchIssued(context, found)),
  );
}

/** An issued certificate never changes; its state is in its public record. */
function watchIssued(context: LiveContext, application: Application): Watch<Certificate[]> {
  const { firestore, watchDocument, watchQuery, combine } = context;
  const issued = query(
    certificatesOf(firestore, application.id),
    orderBy('issuedAt', 'desc'),
    limit(most),
  );
  return watchEach(
    watchQuery(issued, ({ docs }) => docs.map((each) => ({ number: each.id, data: each.data() }))),
    (certificates) => certificates.map(({ number }) => number).join(),
    (certificates): Watch<Certificate[]> =>
      certificates.length === 0
        ? watchValue([])
        : combine(
            certificates.map(({ number, data }) =>
              watchDocument(recordAt(firestore, number), (record) =>
                toCertificate({ application, number, data, record: record.data() }),
              ),
            ),
            (...found) => found.flatMap((each) => each ?? []),
          ),
  );
}

function watchKeys(context: LiveContext): Watch<SigningKey[]> {
  const { firestore, watchQuery, combine, local } = context;
  const latest = (name: string) =>
    query(collection(firestore, name), orderBy('createdAt', 'desc'), limit(mostKeys));
  const registered = combine(
    [
      watchQuery(latest('keys'), ({ docs }) => docs.map((each) => [each.id, each.data()] as const)),
      watchQuery(latest('keyHolders'), ({ docs }) =>
        docs.map((each) => [each.id, each.data()] as const),
      ),
    ],
    (keys, holders) => {
      const holderOf = new Map(holders);
      return keys.flatMap(([kid, key]) => toSigningKey(kid, key, holderOf.get(kid)) ?? []);
    },
  );
  // A key is saved locally before it is registered, so each change of the list finds it.
  const here = async (): Promise<KeyId[]> => {
    try {
      const kept = await local.openKept();
      return kept ? await ownKeysIn(kept.db).toCollection().primaryKeys() : [];
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

/** Fields of a document, unchecked. */
type Fields = Record<string, unknown>;

function toSigningKey(kid: KeyId, key: Fields, holder: Fields | undefined) {
  if (!holder) return undefined;
  const { x, y, createdAt, revokedAt } = key;
  const { uid, name, device, revokedBy } = holder;
  return parseRecord(
    signingKeySchema,
    'signing key',
    withTimes({
      ...{ kid, x, y, createdAt, device, owner: { uid, name } },
      ...(revokedAt === null ? {} : { revokedAt }),
      ...(revokedBy === undefined ? {} : { revokedBy }),
    }),
  );
}
