import { moveOn } from '../../applications/changes';
import { applicationAt, requireApplication } from '../../applications/records/storedApplication';
import type { Path, Transaction } from '../../documents/Documents';
import type { StoredDocument } from '../../documents/StoredDocument';
import { readVersion } from '../../definitions/records/openDefinitions';
import type { RecordsContext } from '../../store/RecordsContext';
import { readSettings } from '../../settings/records/settingsRecords';
import { parseRecord } from '../../documents/parseRecord';
import {
  type Application,
  type ApplicationId,
  type CertificateNumber,
  type CertificateStep,
  type CertifiedMove,
  correctedSchema,
  endedState,
  hasCertificate,
  type OwnKey,
  planCertificate,
  requirePayment,
  requireRightAnswers,
  type ServiceDefinition,
  stepOf,
} from 'shared-model';
import type { IssuedCertificate } from 'shared-model/issueCertificate';
import { getOwnKey } from './ownKey';
import {
  certificatesOf,
  keyAt,
  recordAt,
  secondTextAt,
  toStoredCertificate,
  toStoredEnd,
  toStoredRecord,
  toStoredSecondText,
} from './storedCertificate';

interface Certifying {
  step?: CertificateStep | undefined;
  /** Call it after all reads of the transaction. */
  write: () => void;
}

/** Issues, revokes or replaces a certificate in the transaction of a move. */
export type Certify = (
  transaction: Transaction,
  application: Application,
  move: CertifiedMove,
) => Promise<Certifying>;

/**
 * Prepares what a move will do to a certificate: the key that it is signed with is made and registered before the
 * transaction of the move. The browser signs the certificate; the code that composes and signs is loaded at the first
 * approval.
 * @throws RecordNotFoundError, MoveNotAllowedError, WrongAnswersError, UnpaidError, CertificateTooLongError
 */
export async function prepareCertificate(
  context: RecordsContext,
  id: ApplicationId,
  move: CertifiedMove,
): Promise<Certify> {
  const { documents, traits } = context;
  const mayIssue = move.to === 'approved' || move.action !== undefined;
  if (!mayIssue) return (...moving) => certify(context, undefined, ...moving);
  await traits.prepareVersions();
  const application = requireApplication(await documents.get(applicationAt(id), 'server'));
  // Refuses a move that is not allowed before a key is made for it.
  if (!move.action) moveOn(application, move, '');
  const isIssued =
    planCertificate(application, move).issues &&
    (await findDefinition(context, documents, application, move)) !== undefined;
  const key = isIssued ? await getOwnKey(context, move.by) : undefined;
  return (...moving) => certify(context, key, ...moving);
}

async function certify(
  context: RecordsContext,
  key: OwnKey | undefined,
  transaction: Transaction,
  application: Application,
  move: CertifiedMove,
): Promise<Certifying> {
  const plan = planCertificate(application, move);
  const ended = plan.ends && (await findValid(transaction, plan.ends));
  const issued =
    plan.issues && key ? await issue(context, transaction, application, { move, key }) : undefined;
  const step = stepOf(application, move, { issued: issued?.number, ended });
  return {
    step,
    write() {
      if (ended) {
        const end = toStoredEnd(endedState(move, issued?.number, ''));
        transaction.update(recordAt(ended), end);
      }
      if (issued) {
        const { number, applicationId } = issued;
        transaction.set(recordAt(number), toStoredRecord(issued));
        const certificate = `${certificatesOf(applicationId)}/${number}`;
        transaction.set(certificate, toStoredCertificate(issued));
        if (issued.second && issued.secondDigest) {
          const second = secondTextAt(number, issued.secondDigest);
          transaction.set(second, toStoredSecondText(issued.second));
        }
      }
    },
  };
}

async function findValid(
  transaction: Transaction,
  number: CertificateNumber,
): Promise<CertificateNumber | undefined> {
  const record = await transaction.get(recordAt(number));
  return record.get('state') === 'valid' ? number : undefined;
}

async function issue(
  context: RecordsContext,
  transaction: Transaction,
  application: Application,
  { move, key }: { move: CertifiedMove; key: OwnKey },
): Promise<IssuedCertificate | undefined> {
  const { action } = move;
  const definition = await findDefinition(context, transaction, application, move);
  if (!definition) return undefined;
  const [{ issueCertificate }, settings, before, registered] = await Promise.all([
    import('shared-model/issueCertificate'),
    transaction.get('settings/council'),
    findBefore(transaction, application),
    transaction.get(keyAt(key.kid)),
  ]);
  if (registered.get('revokedAt') !== null) throw new KeyRevokedError();
  return issueCertificate({
    application,
    definition,
    key,
    before,
    corrected: action?.change === 'replaced' ? action.answers : undefined,
    council: readSettings(settings),
    at: context.now(),
  });
}

/** The corrections in the latest certificate of an application. */
async function findBefore(transaction: Transaction, { id, certificate: number }: Application) {
  if (number === undefined) return undefined;
  const stored = await transaction.get(`${certificatesOf(id)}/${number}`);
  const corrected: unknown = stored.get('corrected');
  return { corrected: parseRecord(correctedSchema, 'correction', corrected) };
}

/**
 * The definition by which a certificate is issued; undefined where the service has none. A version never changes: it is read
 * from the cache if possible.
 * @throws WrongAnswersError, UnpaidError
 */
async function findDefinition(
  { documents }: RecordsContext,
  reading: { get: (path: Path) => Promise<StoredDocument> },
  application: Application,
  move: CertifiedMove,
): Promise<ServiceDefinition | undefined> {
  if (!application.form) return undefined;
  const { serviceId, version } = application.form;
  const path = `services/${serviceId}/versions/${version}`;
  const stored = await documents.get(path, 'cache').catch(() => reading.get(path));
  const definition = readVersion(stored)?.definition;
  if (!definition) return undefined;
  requireRightAnswers(application, move, definition);
  if (!hasCertificate(definition)) return undefined;
  requirePayment(application, definition);
  return definition;
}

/** The key was revoked after it had been chosen: another one is made. */
export class KeyRevokedError extends Error {
  override readonly name = 'KeyRevokedError';
}
