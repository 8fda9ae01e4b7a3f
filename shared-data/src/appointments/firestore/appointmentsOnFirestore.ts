import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type Transaction,
} from 'firebase/firestore';
import type { LiveContext, LiveFeature } from '../../firestore/LiveFeature';
import { parseDocument, parseDocuments } from '../../firestore/parseDocuments';
import { transactAgain } from '../../firestore/transactAgain';
import { RecordNotFoundError } from '../../store/errors';
import type { Watch } from '../../store/Watch';
import type { Appointment, NewAppointment } from '../Appointment';
import type { AppointmentRecords } from '../AppointmentRecords';
import { appointmentSchema } from '../appointmentSchema';
import { AppointmentTakenError } from '../AppointmentTakenError';

const most = 100;

export const appointmentsOnFirestore: LiveFeature<AppointmentRecords> = {
  open(context) {
    const { transact } = context;
    return {
      watch: (uid) => watchAppointments(context, uid),
      book: (uid, appointment) => book(context, uid, appointment),
      cancel: (uid, id) =>
        transact((transaction) => {
          transaction.delete(doc(bookedBy(context, uid), id));
          return Promise.resolve();
        }),
    };
  },
};

/** A citizen's latest appointments, the earliest of them first. */
export function watchAppointments(context: LiveContext, uid: string): Watch<Appointment[]> {
  const latest = query(bookedBy(context, uid), orderBy('at', 'desc'), limit(most));
  return context.watchQuery(latest, (snapshot) =>
    parseDocuments(appointmentSchema, 'appointment', snapshot).reverse(),
  );
}

async function book(
  context: LiveContext,
  uid: string,
  { id, at, purpose }: NewAppointment,
): Promise<Appointment> {
  const booked = bookedBy(context, uid);
  const appointment = doc(booked, id);
  const time = Timestamp.fromDate(new Date(at));

  const find = async (transaction: Transaction) =>
    parseDocument(appointmentSchema, 'appointment', await transaction.get(appointment));

  await transactAgain(context, async (transaction) => {
    if (await find(transaction)) return;
    const { docs } = await getDocsFromServer(query(booked, where('at', '==', time), limit(2)));
    if (docs.some((other) => other.id !== id)) throw new AppointmentTakenError(at);
    transaction.set(appointment, { at: time, purpose, createdAt: serverTimestamp() });
  });
  const kept = await context.transact(find);
  if (!kept) throw new RecordNotFoundError('appointment', id);
  return kept;
}

function bookedBy({ firestore }: LiveContext, uid: string) {
  return collection(firestore, 'appointments', uid, 'booked');
}
