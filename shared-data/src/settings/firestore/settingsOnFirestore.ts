import { doc, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase/firestore';
import { officeCalendar, type OfficeCalendar } from '../../deadlines/workingDays';
import type { LiveContext, LiveFeature } from '../../firestore/LiveFeature';
import { parseDocument } from '../../firestore/parseDocuments';
import { settingsEntryId, type SettingsId } from '../../log/entryIds';
import { readActor } from '../../log/firestore/readActor';
import { writeLogEntry } from '../../log/firestore/writeLogEntry';
import { retryTransaction } from '../../firestore/retryTransaction';
import { usualSettings, type CouncilSettings, type SettingsRecords } from '../CouncilSettings';
import { inOrderOfDays, type OfficeSettings } from '../OfficeSettings';
import { saveOver } from '../saveOver';
import { settingsSchema } from '../settingsSchema';
import { fromStoredOffice, toStoredOffice } from './storedOffice';

export const settingsOnFirestore: LiveFeature<SettingsRecords> = {
  open(context) {
    const { firestore, watchDocument } = context;
    const { council, office } = settingsOf(firestore);
    return {
      watch: () => watchDocument(council, readSettings),
      save: (settings) =>
        retryTransaction(context, async (transaction) => {
          const saved = saveOver(readSettings(await transaction.get(council)), settings);
          await logSettings(context, transaction, 'council', saved.revision);
          transaction.set(council, saved);
          return saved;
        }),
      watchOffice: () => watchDocument(office, readOffice),
      saveOffice: (settings) =>
        retryTransaction(context, async (transaction) => {
          const saved = saveOver(readOffice(await transaction.get(office)), settings);
          await logSettings(context, transaction, 'office', saved.revision);
          transaction.set(office, toStoredOffice(saved));
          return inOrderOfDays(saved);
        }),
    };
  },
};

/** Logs a change of settings. Call it before they are written, because it reads. */
export async function logSettings(
  context: LiveContext,
  transaction: Transaction,
  of: SettingsId,
  revision: number,
): Promise<void> {
  const by = await readActor(context, transaction);
  const entry = { by, kind: 'settings', action: of, subject: '' } as const;
  writeLogEntry(context.firestore, transaction, settingsEntryId(of, revision), entry);
}

function settingsOf(firestore: Firestore) {
  return {
    council: doc(firestore, 'settings', 'council'),
    office: doc(firestore, 'settings', 'office'),
  };
}

/** The usual ones where nothing is set. */
export function readSettings(snapshot: DocumentSnapshot): CouncilSettings {
  return parseDocument(settingsSchema, 'settings record', snapshot) ?? usualSettings;
}

/** As `readSettings`. */
export function readOffice(snapshot: DocumentSnapshot): OfficeSettings {
  return fromStoredOffice(snapshot.data());
}

/** The calendar that deadlines are counted by, read within a transaction. */
export async function readCalendar(
  firestore: Firestore,
  transaction: Transaction,
): Promise<OfficeCalendar> {
  const { council, office } = settingsOf(firestore);
  const [ofCouncil, ofOffice] = await Promise.all([
    transaction.get(council),
    transaction.get(office),
  ]);
  return officeCalendar(readSettings(ofCouncil), readOffice(ofOffice));
}
