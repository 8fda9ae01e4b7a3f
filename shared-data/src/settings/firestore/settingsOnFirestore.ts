import { doc, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase/firestore';
import type { OfficeCalendar } from '../../deadlines/workingDays';
import type { LiveFeature } from '../../firestore/LiveFeature';
import { parseDocument } from '../../firestore/parseDocuments';
import { retryTransaction } from '../../firestore/retryTransaction';
import { usualSettings, type CouncilSettings, type SettingsRecords } from '../CouncilSettings';
import { usualOffice, type OfficeSettings } from '../OfficeSettings';
import { saveOver } from '../saveOver';
import { officeSchema, settingsSchema } from '../settingsSchema';

export const settingsOnFirestore: LiveFeature<SettingsRecords> = {
  open(context) {
    const { firestore, watchDocument } = context;
    const { council, office } = settingsOf(firestore);
    return {
      watch: () => watchDocument(council, readSettings),
      save: (settings) =>
        retryTransaction(context, async (transaction) => {
          const saved = saveOver(readSettings(await transaction.get(council)), settings);
          transaction.set(council, saved);
          return saved;
        }),
      watchOffice: () => watchDocument(office, readOffice),
      saveOffice: (settings) =>
        retryTransaction(context, async (transaction) => {
          const saved = saveOver(readOffice(await transaction.get(office)), settings);
          transaction.set(office, saved);
          return saved;
        }),
    };
  },
};

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
  return parseDocument(officeSchema, 'settings record', snapshot) ?? usualOffice;
}

/** The calendar that deadlines are counted by, read within a transaction. */
export async function readCalendar(
  firestore: Firestore,
  transaction: Transaction,
): Promise<OfficeCalendar> {
  const { council, office } = settingsOf(firestore);
  const { openDays } = readSettings(await transaction.get(council));
  const { holidays } = readOffice(await transaction.get(office));
  return { openDays, holidays };
}
