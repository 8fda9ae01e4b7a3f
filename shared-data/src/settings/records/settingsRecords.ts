import {
  type CouncilSettings,
  inOrderOfDays,
  officeCalendar,
  type OfficeCalendar,
  type OfficeSettings,
  saveOver,
  settingsEntryId,
  type SettingsId,
  type SettingsRecords,
  settingsSchema,
  usualSettings,
} from 'shared-model';
import type { Transaction } from '../../documents/Documents';
import type { StoredDocument } from '../../documents/StoredDocument';
import type { RecordsContext, RecordsFeature } from '../../store/RecordsContext';
import { readActorAs } from '../../store/readActorAs';
import { parseDocument } from '../../documents/parseDocuments';
import { writeLogEntry } from '../../log/records/writeLogEntry';
import { fromStoredOffice, toStoredOffice } from './storedOffice';

const council = 'settings/council';
const office = 'settings/office';

export const settingsRecords: RecordsFeature<SettingsRecords> = {
  open(context) {
    const { watchDocument, transact } = context;
    return {
      watch: () => watchDocument(council, readSettings),
      save: (settings) =>
        transact(async (transaction) => {
          const saved = saveOver(readSettings(await transaction.get(council)), settings);
          await logSettings(context, transaction, 'council', saved.revision);
          transaction.set(council, { ...saved });
          return saved;
        }),
      watchOffice: () => watchDocument(office, readOffice),
      saveOffice: (settings) =>
        transact(async (transaction) => {
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
  context: RecordsContext,
  transaction: Transaction,
  of: SettingsId,
  revision: number,
): Promise<void> {
  const by = await readActorAs(['admin'], context, transaction);
  const entry = { by, kind: 'settings', action: of, subject: '' } as const;
  writeLogEntry(transaction, settingsEntryId(of, revision), entry);
}

/** The usual ones where nothing is set. */
export function readSettings(document: StoredDocument): CouncilSettings {
  return parseDocument(settingsSchema, 'settings record', document) ?? usualSettings;
}

/** As `readSettings`. */
export function readOffice(document: StoredDocument): OfficeSettings {
  return fromStoredOffice(document.data);
}

/** The calendar that deadlines are counted by, read within a transaction. */
export async function readCalendar(transaction: Transaction): Promise<OfficeCalendar> {
  const [ofCouncil, ofOffice] = await Promise.all([
    transaction.get(council),
    transaction.get(office),
  ]);
  return officeCalendar(readSettings(ofCouncil), readOffice(ofOffice));
}
