import { doc, getDocFromCache, type Transaction } from 'firebase/firestore';
import type { Application, CertificateStep } from '../../applications/Application';
import type { FilledForm } from '../../definitions/filledFormSchema';
import { readVersion } from '../../definitions/firestore/openDefinitions';
import type { LiveContext } from '../../firestore/LiveFeature';
import { requirePayment } from '../../payments/feeOf';
import { readSettings } from '../../settings/firestore/settingsOnFirestore';
import type { CertificateNumber } from '../../store/kinds';
import { parseRecord } from '../../store/parseRecord';
import { correctedSchema } from '../certificateSchemas';
import type { IssuedCertificate } from '../issueCertificate';
import {
  endedState,
  hasCertificate,
  planCertificate,
  requireRightAnswers,
  stepOf,
  type CertifiedMove,
} from '../planCertificate';
import { getOwnKey } from './ownKey';
import {
  certificatesOf,
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

/**
 * Issues, revokes or replaces a certificate in the transaction of a move. The browser signs the certificate; the code
 * that composes and signs is loaded at the first approval.
 * @throws RecordNotFoundError, MoveNotAllowedError, WrongAnswersError, UnpaidError, CertificateTooLongError
 */
export async function certifyOnFirestore(
  context: LiveContext,
  transaction: Transaction,
  application: Application,
  move: CertifiedMove,
): Promise<Certifying> {
  const { firestore } = context;
  const plan = planCertificate(application, move);
  const ended = plan.ends && (await findValid(context, transaction, plan.ends));
  const issued = plan.issues ? await issue(context, transaction, application, move) : undefined;
  const step = stepOf(application, move, { issued: issued?.number, ended });
  return {
    step,
    write() {
      if (ended) {
        const end = toStoredEnd(endedState(move, issued?.number, ''));
        transaction.update(recordAt(firestore, ended), end);
      }
      if (issued) {
        const { number, applicationId } = issued;
        transaction.set(recordAt(firestore, number), toStoredRecord(issued));
        const certificate = doc(certificatesOf(firestore, applicationId), number);
        transaction.set(certificate, toStoredCertificate(issued));
        if (issued.second && issued.secondDigest) {
          const second = secondTextAt(firestore, number, issued.secondDigest);
          transaction.set(second, toStoredSecondText(issued.second));
        }
      }
    },
  };
}

async function findValid(
  { firestore }: LiveContext,
  transaction: Transaction,
  number: CertificateNumber,
): Promise<CertificateNumber | undefined> {
  const record = await transaction.get(recordAt(firestore, number));
  return record.get('state') === 'valid' ? number : undefined;
}

async function issue(
  context: LiveContext,
  transaction: Transaction,
  application: Application,
  move: CertifiedMove,
): Promise<IssuedCertificate | undefined> {
  const { firestore, now } = context;
  const { action, by } = move;
  const definition =
    application.form && (await findDefinition(context, transaction, application.form));
  if (!definition) return undefined;
  requireRightAnswers(application, move, definition);
  if (!hasCertificate(definition)) return undefined;
  requirePayment(application, definition);
  const [{ issueCertificate }, settings, key, before] = await Promise.all([
    import('../issueCertificate'),
    transaction.get(doc(firestore, 'settings', 'council')),
    getOwnKey(context, by),
    findBefore(context, transaction, application),
  ]);
  return issueCertificate({
    ...{ application, definition, key, before },
    corrected: action?.change === 'replaced' ? action.answers : undefined,
    council: readSettings(settings),
    at: now(),
  });
}

/** The corrections in the latest certificate of an application. */
async function findBefore(
  { firestore }: LiveContext,
  transaction: Transaction,
  { id, certificate: number }: Application,
) {
  if (number === undefined) return undefined;
  const stored = await transaction.get(doc(certificatesOf(firestore, id), number));
  const corrected: unknown = stored.get('corrected');
  return { corrected: parseRecord(correctedSchema, 'correction', corrected) };
}

/** A version never changes: it is read from the cache if possible. */
async function findDefinition(
  { firestore }: LiveContext,
  transaction: Transaction,
  { serviceId, version }: FilledForm,
) {
  const reference = doc(firestore, 'services', serviceId, 'versions', String(version));
  const snapshot = await getDocFromCache(reference).catch(() => transaction.get(reference));
  return readVersion(snapshot)?.definition;
}
