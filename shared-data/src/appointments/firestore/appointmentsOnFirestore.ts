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
import { transactCounted } from '../../firestore/usage';
import { RecordNotFoundError } from '../../store/errors';
import type { Watch } from '../../store/Watch';
import {
  AppointmentTakenError,
  type Appointment,
  type AppointmentRecords,
  type NewAppointment,
} from '../Appointment';
import { appointmentSchema } from '../appointmentSchema';
import type { UserId } from '../../store/kinds';

const most = 100;

export const appointmentsOnFirestore: LiveFeature<AppointmentRecords> = {
  open(context) {
    const { transact } = context;
    return {
      watch: (uid) => watchAppointments(context, uid),
      book: (uid, appointment) => book(context, uid, appointment),
      cancel: (uid, id) =>
        transact(async (transaction) => {
          const appointment = doc(bookedBy(context, uid), id);
          if ((await transaction.get(appointment)).exists()) transaction.delete(appointment);
        }),
    };
  },
};

/** A citizen's latest appointments, the earliest of them first. */
export function watchAppointments(context: LiveContext, uid: UserId): Watch<Appointment[]> {
  const latest = query(bookedBy(context, uid), orderBy('at', 'desc'), limit(most));
  return context.watchQuery(latest, (snapshot) =>
    parseDocuments(appointmentSchema, 'appointment', snapshot).reverse(),
  );
}

async function book(
  context: LiveContext,
  uid: UserId,
  { id, at, purpose }: NewAppointment,
): Promise<Appointment> {
  const booked = bookedBy(context, uid);
  const appointment = doc(booked, id);
  const time = Timestamp.fromDate(new Date(at));

  const find = async (transaction: Transaction) =>
    parseDocument(appointmentSchema, 'appointment', await transaction.get(appointment));

  await transactCounted(context, async (transaction, count) => {
    if (await find(transaction)) return;
    const { docs } = await getDocsFromServer(query(booked, where('at', '==', time), limit(2)));
    if (docs.some((other) => other.id !== id)) throw new AppointmentTakenError(at);
    const writeCount = await count({ kind: 'appointments', record: id });
    transaction.set(appointment, { at: time, purpose, createdAt: serverTimestamp() });
    writeCount();
  });
  const kept = await context.transact(find);
  if (!kept) throw new RecordNotFoundError('appointment', id);
  return kept;
}

function bookedBy({ firestore }: LiveContext, uid: UserId) {
  return collection(firestore, 'appointments', uid, 'booked');
}
