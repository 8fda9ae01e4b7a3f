import {
  collection,
  doc,
  serverTimestamp,
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import { withTimes } from '../../firestore/withTimes';
import type { ReceiptNumber } from '../../store/kinds';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import type { Payment } from '../Payment';
import { paymentSchema } from '../paymentSchema';

export function paymentsIn(firestore: Firestore): CollectionReference {
  return collection(firestore, 'payments');
}

export function paymentAt(firestore: Firestore, receipt: ReceiptNumber): DocumentReference {
  return doc(paymentsIn(firestore), receipt);
}

/** The last receipt of a year. */
export function counterAt(firestore: Firestore, year: number): DocumentReference {
  return doc(firestore, 'receiptCounters', String(year));
}

/** A payment as it is stored under its receipt, with the applicant and the service of its application and the server's time. */
export function toStoredPayment(payment: Payment, application: DocumentSnapshot): DocumentData {
  const { receipt, ...fields } = payment;
  void receipt;
  return {
    ...fields,
    service: application.get('service') as unknown,
    applicant: application.get('applicant.name') as unknown,
    at: serverTimestamp(),
  };
}

/** Undefined where there is none or it is invalid. */
export function toPayment(snapshot: DocumentSnapshot): Payment | undefined {
  return parseRecord(paymentSchema, 'payment', recordIn(snapshot));
}

export function toPayments({ docs }: QuerySnapshot): Payment[] {
  return parseRecords(paymentSchema, 'payment', docs.map(recordIn));
}

function recordIn(snapshot: DocumentSnapshot): unknown {
  const data = snapshot.data();
  return data && withTimes({ ...data, receipt: snapshot.id });
}
