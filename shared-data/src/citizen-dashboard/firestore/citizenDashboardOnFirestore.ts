import { collection, limit, orderBy, query, where, type QueryConstraint } from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import { watchMine } from '../../applications/firestore/applicationsOnFirestore';
import { watchAppointments } from '../../appointments/firestore/appointmentsOnFirestore';
import type { LiveContext, LiveFeature } from '../../firestore/LiveFeature';
import { parseDocuments } from '../../firestore/parseDocuments';
import type { Watch } from '../../store/Watch';
import type { CitizenDashboardRecords } from '../CitizenDashboardRecords';
import { citizenTaskSchema, messageSchema, projectSchema } from '../citizenDashboardSchema';
import { activitiesOf, summariseForCitizen, type CitizenRecords } from '../summariseForCitizen';

/** The latest of each kind. */
const most = 200;

/** Projects, tasks and messages are entered by the council's operator. */
export const citizenDashboardOnFirestore: LiveFeature<CitizenDashboardRecords> = {
  open(context) {
    const { now } = context;
    return {
      watch: (uid) => watchRecords(context, uid, (records) => summariseForCitizen(records, now())),
      watchActivities: (uid) => watchRecords(context, uid, activitiesOf),
    };
  },
};

function watchRecords<T>(
  context: LiveContext,
  uid: string,
  read: (records: CitizenRecords) => T,
): Watch<T> {
  const { firestore, watchQuery, combine } = context;

  const mine = where('owner', '==', uid);
  const watchLatest = <R>(
    kind: string,
    schema: GenericSchema<unknown, R>,
    ...which: QueryConstraint[]
  ) =>
    watchQuery(query(collection(firestore, kind), ...which, limit(most)), (snapshot) =>
      parseDocuments(schema, kind, snapshot),
    );

  return combine(
    [
      watchMine(context, uid),
      watchLatest('projects', projectSchema, orderBy('updatedAt', 'desc')),
      watchLatest('citizenTasks', citizenTaskSchema, mine, orderBy('createdAt', 'desc')),
      watchLatest('messages', messageSchema, mine, orderBy('sentAt', 'desc')),
      watchAppointments(context, uid),
    ] as const,
    (applications, projects, tasks, messages, appointments) =>
      read({ applications, projects, tasks, messages, appointments }),
  );
}
