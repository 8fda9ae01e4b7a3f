import { deleteField, doc, limit, query, serverTimestamp, where } from 'firebase/firestore';
import type { DocumentSnapshot, Transaction } from 'firebase/firestore';
import { applicationsIn, requireApplication } from '../../applications/firestore/storedApplication';
import { recordAt } from '../../certificates/firestore/storedCertificate';
import { councilDay } from '../../clock/councilDay';
import { councilDaySpan } from '../../clock/councilDaySpan';
import type { LiveContext } from '../../firestore/LiveFeature';
import { retryTransaction } from '../../firestore/retryTransaction';
import { readActor } from '../../log/firestore/readActor';
import { writeLogEntry } from '../../log/firestore/writeLogEntry';
import { limits } from '../../limits';
import { RecordNotFoundError } from '../../store/errors';
import type { ApplicationId, IsoDay, ReceiptNumber } from '../../store/kinds';
import type { Watch } from '../../store/Watch';
import { watchEach } from '../../store/watchEach';
import { watchValue } from '../../store/watchValue';
import { checkCancelling, checkPayment } from '../checkPayment';
import type { Fee, NewPayment, Payment, PaymentRecords } from '../Payment';
import { paymentEntry } from '../paymentEntry';
import { noteOf, paymentOf } from '../paymentOf';
import { joinByReceipt, latestFirst, receiptNumber, yearOf } from '../receipts';
import { feeSource, readFee } from './readFee';
import {
  counterAt,
  paymentAt,
  paymentsIn,
  toPayment,
  toPayments,
  toStoredPayment,
} from './storedPayment';

/** The most payments of one application that are read: far more than are ever cancelled and taken again. */
const mostOfOne = 50;

/** The payments' part of the live store. */
export function openPayments(context: LiveContext): PaymentRecords {
  const { firestore, watchQuery, guarded } = context;
  const payments = paymentsIn(firestore);
  return {
    watchFee: (id) => watchFee(context, id),
    watchOf: (id) =>
      watchQuery(query(payments, where('application', '==', id), limit(mostOfOne)), (snapshot) =>
        toPayments(snapshot).sort(latestFirst),
      ),
    watchDay: (day) => watchDay(context, day),
    record: (id, payment) => guarded(() => recordPayment(context, id, payment)),
    cancel: (receipt, cancelling) => guarded(() => cancelPayment(context, receipt, cancelling)),
  };
}

/** Finds cancelled payments by the server's time of the cancellation, which needs no index but Firestore's own. */
function watchDay({ firestore, watchQuery, combine }: LiveContext, day: IsoDay): Watch<Payment[]> {
  const payments = paymentsIn(firestore);
  const { since, until } = councilDaySpan(day);
  const [taken, cancelled] = [
    query(payments, where('day', '==', day), limit(limits.daySheet)),
    query(
      payments,
      where('cancelled.at', '>=', since),
      where('cancelled.at', '<', until),
      limit(limits.daySheet),
    ),
  ];
  return combine([watchQuery(taken, toPayments), watchQuery(cancelled, toPayments)], joinByReceipt);
}

function watchFee({ firestore, watchDocument }: LiveContext, id: ApplicationId): Watch<Fee> {
  const source = watchDocument(doc(applicationsIn(firestore), id), (application) => {
    requireApplication(application);
    return feeSource(firestore, application)?.path;
  });
  return watchEach(
    source,
    (path) => path,
    (path) =>
      path === undefined
        ? watchValue(readFee(undefined))
        : watchDocument(doc(firestore, path), readFee),
  );
}

async function recordPayment(
  context: LiveContext,
  id: ApplicationId,
  payment: NewPayment,
): Promise<Payment> {
  const { firestore, now } = context;
  const receipt = await retryTransaction(context, async (transaction) => {
    const { snapshot, application } = await readApplication(context, transaction, id);
    const fee = await findFee(context, transaction, snapshot);
    checkPayment(application, payment, fee.amount);
    const by = await readActor(context, transaction);
    const day = councilDay(now());
    const counter = counterAt(firestore, yearOf(day));
    const last: unknown = (await transaction.get(counter)).get('last');
    const running = (typeof last === 'number' ? last : 0) + 1;
    const number = receiptNumber(yearOf(day), running);
    const recorded = paymentOf(application, { ...payment, by }, { receipt: number, day, at: '' });
    const at = serverTimestamp();
    transaction.set(counter, { last: running, at });
    transaction.set(paymentAt(firestore, number), toStoredPayment(recorded, snapshot));
    transaction.update(snapshot.ref, { payment: { ...noteOf(recorded), at } });
    const { id: entryId, ...entry } = paymentEntry(recorded, 'recorded', by);
    writeLogEntry(firestore, transaction, entryId, entry);
    return number;
  });
  return context.transact((transaction) => getPayment(context, transaction, receipt));
}

function cancelPayment(
  context: LiveContext,
  receipt: ReceiptNumber,
  cancelling: Parameters<PaymentRecords['cancel']>[1],
): Promise<void> {
  const { reason } = cancelling;
  return retryTransaction(context, async (transaction) => {
    const payment = await getPayment(context, transaction, receipt);
    const { snapshot, application } = await readApplication(
      context,
      transaction,
      payment.application,
    );
    const by = await readActor(context, transaction);
    const isNeeded = await isPaymentNeeded(context, transaction, snapshot);
    checkCancelling({ payment, application, by: cancelling.by, reason, isNeeded });
    const { uid, name } = by;
    const cancelled = { at: serverTimestamp(), by: { uid, name }, reason };
    transaction.update(paymentAt(context.firestore, receipt), { cancelled });
    transaction.update(snapshot.ref, { payment: deleteField() });
    const { id, ...entry } = paymentEntry(payment, 'cancelled', by);
    writeLogEntry(context.firestore, transaction, id, entry);
  });
}

async function isPaymentNeeded(
  context: LiveContext,
  transaction: Transaction,
  application: DocumentSnapshot,
): Promise<boolean> {
  const number: unknown = application.get('certificate');
  if (typeof number !== 'string') return false;
  const { paidFirst } = await findFee(context, transaction, application);
  if (!paidFirst) return false;
  const record = await transaction.get(recordAt(context.firestore, number));
  return record.get('state') === 'valid';
}

async function findFee(
  { firestore }: LiveContext,
  transaction: Transaction,
  application: DocumentSnapshot,
): Promise<Fee> {
  const source = feeSource(firestore, application);
  return readFee(source && (await transaction.get(source)));
}

async function readApplication(
  { firestore }: LiveContext,
  transaction: Transaction,
  id: ApplicationId,
) {
  const snapshot = await transaction.get(doc(applicationsIn(firestore), id));
  return { snapshot, application: requireApplication(snapshot) };
}

async function getPayment(
  { firestore }: LiveContext,
  transaction: Transaction,
  receipt: ReceiptNumber,
): Promise<Payment> {
  const payment = toPayment(await transaction.get(paymentAt(firestore, receipt)));
  if (!payment) throw new RecordNotFoundError('payment', receipt);
  return payment;
}
