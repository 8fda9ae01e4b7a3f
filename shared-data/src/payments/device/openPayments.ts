import type { Collection, Dexie, Table } from 'dexie';
import { object, optional } from 'valibot';
import type { Application } from '../../applications/Application';
import { tablesOf, type CounterRow } from '../../applications/device/applicationRow';
import { getApplication } from '../../applications/device/findApplications';
import { councilDay } from '../../clock/councilDay';
import { councilDaySpan } from '../../clock/councilDaySpan';
import { definitionSchema } from '../../definitions/definitionSchema';
import type { DeviceContext } from '../../device/DeviceFeature';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { asMember } from '../../people/device/asMember';
import { serviceSchema } from '../../services/serviceSchema';
import { RecordNotFoundError } from '../../store/errors';
import type { ApplicationId, IsoDay, ReceiptNumber } from '../../store/kinds';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import { checkCancelling, checkPayment } from '../checkPayment';
import { feeOf } from '../feeOf';
import type { Fee, NewPayment, Payment, PaymentRecords } from '../Payment';
import { paymentEntry } from '../paymentEntry';
import { noteOf, paymentOf } from '../paymentOf';
import { paymentSchema } from '../paymentSchema';
import { joinByReceipt, latestFirst, receiptNumber, yearOf } from '../receipts';

/** The payments' part of the device store. */
export function openPayments(context: DeviceContext): PaymentRecords {
  const { db, live, guarded } = context;
  return {
    watchFee: (id) => live(async () => findFee(db, await getApplication(db, id))),
    watchOf: (id) =>
      live(async () => {
        const rows = paymentTables(db).payments.where('application').equals(id);
        return (await toPayments(rows)).sort(latestFirst);
      }),
    watchDay: (day) => live(() => findOfDay(db, day)),
    record: (id, payment) => guarded(() => recordPayment(context, id, payment)),
    cancel: (receipt, cancelling) => guarded(() => cancelPayment(context, receipt, cancelling)),
  };
}

function paymentTables(db: Dexie) {
  const payments: Table<Payment, ReceiptNumber> = db.table('payments');
  const counters: Table<CounterRow, number> = db.table('receiptCounters');
  return { payments, counters };
}

async function recordPayment(
  { db, now }: DeviceContext,
  id: ApplicationId,
  paid: NewPayment,
): Promise<Payment> {
  const payment = { ...paid, by: await asMember(db, paid.by) };
  const { payments, counters } = paymentTables(db);
  const { applications } = tablesOf(db);
  const read = [db.table('serviceVersions'), db.table('services')];
  return db.transaction(
    'rw',
    [applications, payments, counters, logTableOf(db), ...read],
    async () => {
      const application = await getApplication(db, id);
      checkPayment(application, payment, (await findFee(db, application)).amount);
      const at = now();
      const day = councilDay(at);
      const year = yearOf(day);
      const last = ((await counters.get(year))?.last ?? 0) + 1;
      const receipt = receiptNumber(year, last);
      const recorded = paymentOf(application, payment, { receipt, day, at: at.toISOString() });
      await counters.put({ year, last });
      await payments.add(recorded);
      await applications.update(id, { payment: noteOf(recorded) });
      await addLogEntry(db, { ...paymentEntry(recorded, 'recorded', payment.by), at: recorded.at });
      return recorded;
    },
  );
}

async function cancelPayment(
  { db, now }: DeviceContext,
  receipt: ReceiptNumber,
  { reason, by: canceller }: Parameters<PaymentRecords['cancel']>[1],
): Promise<void> {
  const by = await asMember(db, canceller);
  const { payments } = paymentTables(db);
  const { applications } = tablesOf(db);
  const read = [db.table('serviceVersions'), db.table('services'), db.table('certificates')];
  return db.transaction('rw', [applications, payments, logTableOf(db), ...read], async () => {
    const payment = parseRecord(paymentSchema, 'payment', await payments.get(receipt));
    if (!payment) throw new RecordNotFoundError('payment', receipt);
    const application = await getApplication(db, payment.application);
    const isNeeded = await isPaymentNeeded(db, application);
    checkCancelling({ payment, application, by, reason, isNeeded });
    const { uid, name } = by;
    const cancelled = { at: now().toISOString(), by: { uid, name }, reason };
    await payments.put({ ...payment, cancelled });
    await applications.update(application.id, { payment: undefined });
    await addLogEntry(db, { ...paymentEntry(payment, 'cancelled', by), at: cancelled.at });
  });
}

async function isPaymentNeeded(db: Dexie, application: Application): Promise<boolean> {
  const { certificate } = application;
  if (certificate === undefined || !(await findFee(db, application)).paidFirst) return false;
  const issued = (await db.table('certificates').get(certificate)) as
    | { state: { kind: string } }
    | undefined;
  return issued?.state.kind === 'valid';
}

/** A sample version has no definition until it is first read; until then its service has the same fee. */
const versionSchema = object({ definition: optional(definitionSchema) });

async function findFee(db: Dexie, { form, service }: Application): Promise<Fee> {
  if (form) {
    const row: unknown = await db.table('serviceVersions').get([form.serviceId, form.version]);
    const version = parseRecord(versionSchema, 'version of a service', row);
    if (version?.definition) return feeOf(version.definition);
    if (!version) return { amount: undefined, paidFirst: false };
  }
  const rows: unknown[] = await db.table('services').toArray();
  // Without a form, an application on this device names its service only.
  const offered = parseRecords(serviceSchema, 'service', rows).find(({ id, name }) =>
    form ? id === form.serviceId : name === service,
  );
  return { amount: offered?.fee, paidFirst: false };
}

async function findOfDay(db: Dexie, day: IsoDay): Promise<Payment[]> {
  const { payments } = paymentTables(db);
  const { since, until } = councilDaySpan(day);
  const cancelled = payments
    .where('cancelled.at')
    .between(since.toISOString(), until.toISOString(), true, false);
  return joinByReceipt(
    await toPayments(payments.where('day').equals(day)),
    await toPayments(cancelled),
  );
}

async function toPayments(rows: Collection<Payment>): Promise<Payment[]> {
  return parseRecords(paymentSchema, 'payment', await rows.toArray());
}
