import type { Firestore } from 'firebase/firestore';
import { applicationsOnFirestore } from '../applications/firestore/applicationsOnFirestore';
import { appointmentsOnFirestore } from '../appointments/firestore/appointmentsOnFirestore';
import { certificatesOnFirestore } from '../certificates/firestore/certificatesOnFirestore';
import { councilNow } from '../clock/councilClock';
import { citizenDashboardOnFirestore } from '../citizen-dashboard/firestore/citizenDashboardOnFirestore';
import { definitionsOnFirestore } from '../definitions/firestore/definitionsOnFirestore';
import { draftsOnFirestore } from '../drafts/firestore/draftsOnFirestore';
import { outboxOnFirestore } from '../outbox/firestore/outboxOnFirestore';
import { payslipsOnFirestore } from '../payslips/firestore/payslipsOnFirestore';
import { peopleOnFirestore } from '../people/firestore/peopleOnFirestore';
import { positionApplicationsOnFirestore } from '../position-application/firestore/positionApplicationsOnFirestore';
import { reportsOnFirestore } from '../reports/firestore/reportsOnFirestore';
import { searchesOnFirestore } from '../searches/firestore/searchesOnFirestore';
import { servicesOnFirestore } from '../services/firestore/servicesOnFirestore';
import { settingsOnFirestore } from '../settings/firestore/settingsOnFirestore';
import { preparedTextsOnFirestore } from '../settings/texts/firestore/preparedTextsOnFirestore';
import { staffProfileOnFirestore } from '../staff-profile/firestore/staffProfileOnFirestore';
import { StorageError } from '../store/errors';
import { openFeatures } from '../store/openFeatures';
import { listenToWiping } from '../store/recordsOwner';
import type { RecordStore } from '../store/RecordStore';
import { tasksOnFirestore } from '../tasks/firestore/tasksOnFirestore';
import { worklistOnFirestore } from '../worklist/firestore/worklistOnFirestore';
import { logOnFirestore } from '../log/firestore/logOnFirestore';
import { paymentsOnFirestore } from '../payments/firestore/paymentsOnFirestore';
import { cleanRecord } from '../store/cleanRecord';
import { fetchActsInTime } from './acts';
import { asRecordsError } from './asRecordsError';
import { combine } from './combine';
import { connectionTo } from './connection';
import { emptyAnswers } from './emptyAnswers';
import type { LiveContext } from './LiveFeature';
import { localRecords } from './localRecords';
import { transact } from './transact';
import { listeners } from './watches';

const features = {
  applications: applicationsOnFirestore,
  services: servicesOnFirestore,
  definitions: definitionsOnFirestore,
  certificates: certificatesOnFirestore,
  tasks: tasksOnFirestore,
  worklist: worklistOnFirestore,
  log: logOnFirestore,
  payments: paymentsOnFirestore,
  citizenDashboard: citizenDashboardOnFirestore,
  staffProfile: staffProfileOnFirestore,
  people: peopleOnFirestore,
  drafts: draftsOnFirestore,
  appointments: appointmentsOnFirestore,
  settings: settingsOnFirestore,
  preparedTexts: preparedTextsOnFirestore,
  reports: reportsOnFirestore,
  searches: searchesOnFirestore,
  payslips: payslipsOnFirestore,
  positionApplications: positionApplicationsOnFirestore,
};

export interface LiveParts {
  firestore: Firestore;
  uid: () => string;
  accountUid?: LiveContext['accountUid'];
  isConfirmed?: LiveContext['isConfirmed'];
  now?: () => Date;
  /** Called when the storage or the connection has been closed by anyone but `close()`. */
  onClosed: () => void;
  /** Terminates `firestore`, and wipes its local data on request. */
  end: (options: { wipe: 'everything' | 'fetched' | false }) => Promise<void>;
}

/** The record store on Firestore. The server's rules enforce roles, not this code. */
export function liveStore(parts: LiveParts): RecordStore {
  const { firestore, uid, accountUid, isConfirmed, now = councilNow, onClosed, end } = parts;
  const connection = connectionTo(firestore, now);
  const listening = listeners(connection, emptyAnswers());
  const storage = globalThis.indexedDB as IDBFactory | undefined;
  const kept = localRecords({
    storage,
    openRecords: async () =>
      (await import('./openLocal')).openLocal(context, { storage, onClosed: lost }),
  });
  const { local } = kept;

  const context: LiveContext = {
    firestore,
    local,
    uid,
    accountUid,
    isConfirmed,
    now,
    watchQuery: listening.watchQuery,
    watchDocument: listening.watchDocument,
    combine,
    async transact(act, options) {
      // A write that is answered does not say that lists are current: a proxy may let it through and not the listening.
      const result = await transact(firestore, act, options);
      listening.wrote();
      return result;
    },
    async guarded(act) {
      try {
        return await act();
      } catch (error) {
        throw asRecordsError(error);
      }
    },
  };

  let isStopped = false;
  const stop = (error?: Error) => {
    isStopped = true;
    stopListening();
    stopWaiting();
    kept.end();
    connection.end();
    listening.endAll(error);
  };
  // Another tab has wiped the databases, or the browser has.
  function lost() {
    if (isStopped) return;
    stop(new StorageError('StorageLostError'));
    onClosed();
    end({ wipe: false }).catch((cause: unknown) => console.error(cause));
  }
  const stopListening = listenToWiping(lost);
  const stopWaiting = fetchActsInTime();
  const opened = openFeatures(features, context);
  return {
    kind: 'firestore',
    ...opened,
    applications: {
      ...opened.applications,
      submit: (...submission) =>
        context.guarded(async () => (await local.open()).submit(...cleanRecord(submission))),
    },
    outbox: outboxOnFirestore(context),
    watchConnection: () => connection.watch,
    close() {
      stop();
      end({ wipe: false }).catch((cause: unknown) => console.error(cause));
    },
    async forget() {
      // Discarded submissions are first withdrawn from the server, while the account is still signed in.
      await kept.opened()?.outbox.settled();
      stop();
      await end({ wipe: 'everything' });
    },
    async forgetFetched() {
      stop();
      await end({ wipe: 'fetched' });
    },
  };
}
