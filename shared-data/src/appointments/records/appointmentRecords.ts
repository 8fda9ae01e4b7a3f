import {
  type Appointment,
  type AppointmentRecords,
  appointmentSchema,
  AppointmentTakenError,
  type NewAppointment,
  RecordNotFoundError,
  type UserId,
  type Watch,
} from 'shared-model';
import type { StoredDocument } from '../../documents/StoredDocument';
import type { Path } from '../../documents/Documents';
import { orderBy, where } from '../../documents/query';
import { serverTime } from '../../documents/serverValues';
import type { RecordsContext, RecordsFeature } from '../../store/RecordsContext';
import { parseDocument, parseDocuments } from '../../documents/parseDocuments';

const most = 100;

export const appointmentRecords: RecordsFeature<AppointmentRecords> = {
  open(context) {
    const { transact } = context;
    return {
      watch: (uid) => watchAppointments(context, uid),
      book: (uid, appointment) => book(context, uid, appointment),
      cancel: (uid, id) =>
        transact(async (transaction) => {
          const appointment = `${bookedBy(uid)}/${id}`;
          if ((await transaction.get(appointment)).exists) transaction.delete(appointment);
        }),
    };
  },
};

/** A citizen's latest appointments, the earliest of them first. */
export function watchAppointments(context: RecordsContext, uid: UserId): Watch<Appointment[]> {
  const latest = { collection: bookedBy(uid), order: [orderBy('at', 'desc')], limit: most };
  return context.watchQuery(latest, (found) =>
    parseDocuments(appointmentSchema, 'appointment', found).reverse(),
  );
}

async function book(
  context: RecordsContext,
  uid: UserId,
  { id, at, purpose }: NewAppointment,
): Promise<Appointment> {
  const booked = bookedBy(uid);
  const appointment = `${booked}/${id}`;
  const time = new Date(at);
  const sameTime = { collection: booked, filters: [where('at', '==', time)], limit: 2 };

  const read = (stored: StoredDocument) => parseDocument(appointmentSchema, 'appointment', stored);

  await context.traits.transactCounted(async (transaction, count) => {
    if (read(await transaction.get(appointment))) return;
    const others = await context.documents.query(sameTime);
    if (others.some((other) => other.id !== id)) throw new AppointmentTakenError(at);
    const writeCount = await count({ kind: 'appointments', record: id });
    transaction.set(appointment, { at: time, purpose, createdAt: serverTime });
    writeCount();
  });
  const kept = read(await context.traits.readSaved(appointment));
  if (!kept) throw new RecordNotFoundError('appointment', id);
  return kept;
}

function bookedBy(uid: UserId): Path {
  return `appointments/${uid}/booked`;
}
