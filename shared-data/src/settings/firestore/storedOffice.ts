import type { DocumentData } from 'firebase/firestore';
import { parseRecord } from '../../store/parseRecord';
import { inOrderOfDays, usualOffice, type OfficeSettings } from '../OfficeSettings';
import { officeSchema } from '../settingsSchema';

/** Names by their days, as firestore.rules can check them, which have no loops. */
export function toStoredOffice({ holidays, ...office }: OfficeSettings): DocumentData {
  return { ...office, holidays: Object.fromEntries(holidays.map(({ day, name }) => [day, name])) };
}

/** The usual ones where nothing is set, and where it cannot be read. */
export function fromStoredOffice(data: DocumentData | undefined): OfficeSettings {
  const stored = data && { ...data, holidays: fromStoredHolidays(data.holidays) };
  return inOrderOfDays(parseRecord(officeSchema, 'settings record', stored) ?? usualOffice);
}

/** What is no map stays as it is, for the schema to find. */
function fromStoredHolidays(stored: unknown): unknown {
  if (!(stored instanceof Object)) return stored;
  return Object.entries(stored).map(([day, name]: [string, unknown]) => ({ day, name }));
}
