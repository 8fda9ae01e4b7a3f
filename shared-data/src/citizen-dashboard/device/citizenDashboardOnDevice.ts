import type { Dexie } from 'dexie';
import { everyone } from '../../applications/device/applicationRow';
import { findMine } from '../../applications/device/applicationsOnDevice';
import { findAppointments } from '../../appointments/device/appointmentsOnDevice';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { parseRecords } from '../../store/parseRecord';
import type { CitizenDashboardRecords } from '../CitizenDashboardRecords';
import { citizenTaskSchema, messageSchema, projectSchema } from '../citizenDashboardSchema';
import { activitiesOf, summariseForCitizen, type CitizenRecords } from '../summariseForCitizen';
import { sampleCitizenTasks, sampleMessages, sampleProjects } from './sampleCitizenRecords';

export const citizenDashboardOnDevice: DeviceFeature<CitizenDashboardRecords> = {
  tables: {
    projects: 'id',
    citizenTasks: 'id, owner',
    messages: 'id, owner',
  },
  async seed(db, now) {
    const forEveryone = <T>(record: T) => ({ ...record, owner: everyone });
    await db.table('projects').bulkAdd(sampleProjects(now));
    await db.table('citizenTasks').bulkAdd(sampleCitizenTasks(now).map(forEveryone));
    await db.table('messages').bulkAdd(sampleMessages(now).map(forEveryone));
  },
  open({ db, live, now }) {
    return {
      watch: (uid) => live(async () => summariseForCitizen(await findRecords(db, uid), now())),
      watchActivities: (uid) => live(async () => activitiesOf(await findRecords(db, uid))),
    };
  },
};

async function findRecords(db: Dexie, uid: string): Promise<CitizenRecords> {
  const owned = (table: string) =>
    db.table<unknown>(table).where('owner').anyOf(uid, everyone).toArray();
  const [applications, projects, tasks, messages, appointments] = await Promise.all([
    findMine(db, uid),
    db.table<unknown>('projects').toArray(),
    owned('citizenTasks'),
    owned('messages'),
    findAppointments(db, uid),
  ]);
  return {
    applications,
    projects: parseRecords(projectSchema, 'project', projects),
    tasks: parseRecords(citizenTaskSchema, 'citizen task', tasks),
    messages: parseRecords(messageSchema, 'message', messages),
    appointments,
  };
}
