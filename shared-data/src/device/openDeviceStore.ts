import { applicationsOnDevice } from '../applications/device/applicationsOnDevice';
import { appointmentsOnDevice } from '../appointments/device/appointmentsOnDevice';
import { certificatesOnDevice } from '../certificates/device/certificatesOnDevice';
import { citizenDashboardOnDevice } from '../citizen-dashboard/device/citizenDashboardOnDevice';
import { definitionsOnDevice } from '../definitions/device/definitionsOnDevice';
import { draftsOnDevice } from '../drafts/device/draftsOnDevice';
import { outboxOnDevice } from '../outbox/device/outboxOnDevice';
import { payslipsOnDevice } from '../payslips/device/payslipsOnDevice';
import { peopleOnDevice } from '../people/device/peopleOnDevice';
import { positionApplicationsOnDevice } from '../position-application/device/positionApplicationsOnDevice';
import { reportsOnDevice } from '../reports/device/reportsOnDevice';
import { searchesOnDevice } from '../searches/device/searchesOnDevice';
import { servicesOnDevice } from '../services/device/servicesOnDevice';
import { settingsOnDevice } from '../settings/device/settingsOnDevice';
import { preparedTextsOnDevice } from '../settings/texts/device/preparedTextsOnDevice';
import { staffProfileOnDevice } from '../staff-profile/device/staffProfileOnDevice';
import type { Actor } from '../applications/Application';
import { currentActor } from '../store/currentActor';
import { StorageError } from '../store/errors';
import { openFeatures } from '../store/openFeatures';
import type { RecordStore } from '../store/RecordStore';
import { watchValue } from '../store/watchValue';
import { tasksOnDevice } from '../tasks/device/tasksOnDevice';
import { worklistOnDevice } from '../worklist/device/worklistOnDevice';
import { logOnDevice } from '../log/device/logOnDevice';
import { paymentsOnDevice } from '../payments/device/paymentsOnDevice';
import { asStorageError } from '../storage/asStorageError';
import { trackingTables } from '../tracking/device/trackingOnDevice';
import { fetchActsInTime } from './acts';
import type { DeviceContext } from './DeviceFeature';
import { liveQueries } from '../storage/liveQueries';
import { openDatabase } from './openDatabase';
import { seedOnce, seedTables } from './seedOnce';

const features = {
  applications: applicationsOnDevice,
  services: servicesOnDevice,
  definitions: definitionsOnDevice,
  certificates: certificatesOnDevice,
  tasks: tasksOnDevice,
  worklist: worklistOnDevice,
  log: logOnDevice,
  payments: paymentsOnDevice,
  citizenDashboard: citizenDashboardOnDevice,
  staffProfile: staffProfileOnDevice,
  people: peopleOnDevice,
  drafts: draftsOnDevice,
  appointments: appointmentsOnDevice,
  settings: settingsOnDevice,
  preparedTexts: preparedTextsOnDevice,
  reports: reportsOnDevice,
  searches: searchesOnDevice,
  payslips: payslipsOnDevice,
  positionApplications: positionApplicationsOnDevice,
};

/**
 * Opens the records in this browser's own storage, and adds the sample records the first time. It stores
 * what it is given but cannot enforce roles: whoever holds the device can change its records.
 * @param onClosed called when the storage has been closed by anyone but `close()`
 * @param actor the person whose actions are logged; by default whoever is signed in
 * @throws StorageBlockedError, StorageHeldError, StorageLostError, StorageFullError
 */
export async function openDeviceStore(
  onClosed: () => void,
  now: () => Date = () => new Date(),
  actor: () => Actor = currentActor,
): Promise<RecordStore> {
  const tables = Object.values(features).map((feature) => feature.tables);
  const all = Object.assign({}, seedTables, trackingTables, ...tables) as Record<string, string>;
  const db = await openDatabase(all);
  try {
    const { applications, ...others } = features;
    // The applications come last: their deadlines are computed from the services and the calendar.
    await seedOnce(db, { ...others, applications }, now());
  } catch (error) {
    db.close();
    throw asStorageError(error);
  }

  const { live, endAll } = liveQueries();
  const stopWaiting = fetchActsInTime();
  const lost = () => {
    stopWaiting();
    onClosed();
    endAll(new StorageError('StorageLostError'));
  };
  db.on('close', lost);

  const context: DeviceContext = { db, now, actor, live, guarded };
  const close = () => {
    stopWaiting();
    db.on('close').unsubscribe(lost);
    endAll();
    db.close();
  };
  return {
    kind: 'device',
    ...openFeatures(features, context),
    outbox: outboxOnDevice,
    watchConnection: () => watchValue({ state: 'local' }),
    close,
    forget() {
      close();
      return Promise.resolve();
    },
    forgetFetched() {
      close();
      return Promise.resolve();
    },
  };
}

async function guarded<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw asStorageError(error);
  }
}
