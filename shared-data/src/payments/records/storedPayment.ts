import { type Payment, paymentSchema, type ReceiptNumber } from 'shared-model';
import type { Fields, Path } from '../../documents/Documents';
import { serverTime } from '../../documents/serverValues';
import type { StoredDocument } from '../../documents/StoredDocument';
import { parseRecord, parseRecords } from '../../documents/parseRecord';

export const paymentsPath: Path = 'payments';

export function paymentAt(receipt: ReceiptNumber): Path {
  return `${paymentsPath}/${receipt}`;
}

/** The last receipt of a year. */
export function counterAt(year: number): Path {
  return `receiptCounters/${year}`;
}

/** A payment as it is stored under its receipt, with the applicant and the service of its application and the server's time. */
export function toStoredPayment(payment: Payment, application: StoredDocument): Fields {
  const { receipt, ...fields } = payment;
  void receipt;
  return {
    ...fields,
    service: application.get('service'),
    applicant: application.get('applicant.name'),
    at: serverTime,
  };
}

/** Undefined where there is none or it is invalid. */
export function toPayment(document: StoredDocument): Payment | undefined {
  return parseRecord(paymentSchema, 'payment', recordIn(document));
}

export function toPayments({ docs }: { docs: readonly StoredDocument[] }): Payment[] {
  return parseRecords(paymentSchema, 'payment', docs.map(recordIn));
}

function recordIn({ id, data }: StoredDocument): unknown {
  return data && { ...data, receipt: id };
}
