import { inOrderOfDays, officeSchema, type OfficeSettings, usualOffice } from 'shared-model';
import { isMap } from '../../documents/isMap';
import type { Fields } from '../../documents/Documents';
import { parseRecord } from '../../documents/parseRecord';

/** Stores the holidays as names by day, which firestore.rules can check although they have no loops. */
export function toStoredOffice({ holidays, ...office }: OfficeSettings): Fields {
  return { ...office, holidays: Object.fromEntries(holidays.map(({ day, name }) => [day, name])) };
}

/** The usual ones where nothing is set, and where it cannot be read. */
export function fromStoredOffice(data: Fields | undefined): OfficeSettings {
  const stored = data && { ...data, holidays: fromStoredHolidays(data.holidays) };
  return inOrderOfDays(parseRecord(officeSchema, 'settings record', stored) ?? usualOffice);
}

/** A value that is no map stays as it is, so that the schema rejects it. */
function fromStoredHolidays(stored: unknown): unknown {
  if (!isMap(stored)) return stored;
  return Object.entries(stored).map(([day, name]: [string, unknown]) => ({ day, name }));
}
