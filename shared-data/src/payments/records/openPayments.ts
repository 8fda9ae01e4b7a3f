import {
  type ApplicationId,
  checkCancelling,
  checkPayment,
  councilDay,
  councilDaySpan,
  type Fee,
  type IsoDay,
  joinByReceipt,
  latestFirst,
  limits,
  type NewPayment,
  noteOf,
  type Payment,
  paymentEntry,
  paymentOf,
  type PaymentRecords,
  type ReceiptNumber,
  receiptNumber,
  RecordNotFoundError,
  type Watch,
  yearOf,
} from 'shared-model';
import { applicationAt, requireApplication } from '../../applications/records/storedApplication';
import { recordAt } from '../../certificates/records/storedCertificate';
import type { Filter, Transaction } from '../../documents/Documents';
import { where } from '../../documents/query';
import { removed, serverTime } from '../../documents/serverValues';
import type { StoredDocument } from '../../documents/StoredDocument';
import type { RecordsContext } from '../../store/RecordsContext';
import { writeLogEntry } from '../../log/records/writeLogEntry';
import { watchAfter } from '../../async/watchAfter';
import { watchEach } from '../../async/watchEach';
import { watchValue } from '../../async/watchValue';
import { feeSource, readFee } from './readFee';
import {
  counterAt,
  paymentAt,
  paymentsPath,
  toPayment,
  toPayments,
  toStoredPayment,
} from './storedPayment';

/** The most payments of one application that are read: far more than are ever cancelled and taken again. */
const mostOfOne = 50;

/** The payments' part of the live store. */
export function openPayments(context: RecordsContext): PaymentRecords {
  const { watchQuery, guarded, traits } = context;
  return {
    watchFee: (id) =>
      watchAfter(
        () => guarded(traits.prepareVersions),
        () => watchFee(context, id),
      ),
    watchOf: (id) =>
      watchQuery(
        {
          collection: paymentsPath,
          filters: [where('application', '==', id)],
          limit: mostOfOne,
        },
        (found) => toPayments(found).sort(latestFirst),
      ),
    watchDay: (day) => watchDay(context, day),
    record: (id, payment) =>
      guarded(async () => {
        await traits.prepareVersions();
        return recordPayment(context, id, payment);
      }),
    cancel: (receipt, cancelling) => guarded(() => cancelPayment(context, receipt, cancelling)),
  };
}

/** Finds cancelled payments by the server's time of the cancellation, which needs no index but Firestore's own. */
function watchDay({ watchQuery, combine }: RecordsContext, day: IsoDay): Watch<Payment[]> {
  const { since, until } = councilDaySpan(day);
  const watch = (...filters: Filter[]) =>
    watchQuery({ collection: paymentsPath, filters, limit: limits.daySheet }, toPayments);
  const taken = watch(where('day', '==', day));
  const cancelled = watch(where('cancelled.at', '>=', since), where('cancelled.at', '<', until));
  return combine([taken, cancelled], joinByReceipt);
}

function watchFee({ watchDocument }: RecordsContext, id: ApplicationId): Watch<Fee> {
  const source = watchDocument(applicationAt(id), (application) => {
    requireApplication(application);
    return feeSource(application);
  });
  return watchEach(
    source,
    (path) => path,
    (path) => (path === undefined ? watchValue(readFee(undefined)) : watchDocument(path, readFee)),
  );
}

async function recordPayment(
  context: RecordsContext,
  id: ApplicationId,
  payment: NewPayment,
): Promise<Payment> {
  const receipt = await context.transact(async (transaction) => {
    const { document, application } = await readApplication(transaction, id);
    const fee = await findFee(transaction, document);
    const by = await context.traits.readActor(transaction, payment.by);
    checkPayment(application, { ...payment, by }, fee.amount);
    const day = councilDay(context.now());
    const counter = counterAt(yearOf(day));
    const last: unknown = (await transaction.get(counter)).get('last');
    const running = (typeof last === 'number' ? last : 0) + 1;
    const number = receiptNumber(yearOf(day), running);
    const recorded = paymentOf(application, { ...payment, by }, { receipt: number, day, at: '' });
    const at = serverTime;
    transaction.set(counter, { last: running, at });
    transaction.set(paymentAt(number), toStoredPayment(recorded, document));
    transaction.update(document.path, { payment: { ...noteOf(recorded), at } });
    const { id: entryId, ...entry } = paymentEntry(recorded, 'recorded', by);
    writeLogEntry(transaction, entryId, entry);
    return number;
  });
  return requirePayment(await context.traits.readSaved(paymentAt(receipt)));
}

function cancelPayment(
  context: RecordsContext,
  receipt: ReceiptNumber,
  cancelling: Parameters<PaymentRecords['cancel']>[1],
): Promise<void> {
  const { reason } = cancelling;
  return context.transact(async (transaction) => {
    const payment = await getPayment(transaction, receipt);
    const { document, application } = await readApplication(transaction, payment.application);
    const by = await context.traits.readActor(transaction, cancelling.by);
    const isNeeded = await isPaymentNeeded(transaction, document);
    checkCancelling({ payment, application, by, reason, isNeeded });
    const { uid, name } = by;
    const cancelled = { at: serverTime, by: { uid, name }, reason };
    transaction.update(paymentAt(receipt), { cancelled });
    transaction.update(document.path, { payment: removed });
    const { id, ...entry } = paymentEntry(payment, 'cancelled', by);
    writeLogEntry(transaction, id, entry);
  });
}

async function isPaymentNeeded(
  transaction: Transaction,
  application: StoredDocument,
): Promise<boolean> {
  const number: unknown = application.get('certificate');
  if (typeof number !== 'string') return false;
  const { paidFirst } = await findFee(transaction, application);
  if (!paidFirst) return false;
  const record = await transaction.get(recordAt(number));
  return record.get('state') === 'valid';
}

async function findFee(transaction: Transaction, application: StoredDocument): Promise<Fee> {
  const source = feeSource(application);
  return readFee(source === undefined ? undefined : await transaction.get(source));
}

async function readApplication(transaction: Transaction, id: ApplicationId) {
  const document = await transaction.get(applicationAt(id));
  return { document, application: requireApplication(document) };
}

async function getPayment(transaction: Transaction, receipt: ReceiptNumber): Promise<Payment> {
  return requirePayment(await transaction.get(paymentAt(receipt)));
}

function requirePayment(stored: StoredDocument): Payment {
  const payment = toPayment(stored);
  if (!payment) throw new RecordNotFoundError('payment', stored.id);
  return payment;
}
