import { useEffect } from 'react';
import { activeLocales } from 'shared-platform';
import { loadRecords } from '../configuration/loadRecords';
import { saveCouncil } from './council';

/**
 * Keeps what the browser knows of the council in step with the records, where they are wanted anyway.
 * @param isWanted whether the records may be opened for it now
 */
export function useFreshCouncil(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let stop: (() => void) | undefined;
    let isCurrent = true;
    // What was known before stays on the screen where the records do not answer.
    const ignoreFailure = (error: unknown) =>
      console.warn("The council's settings could not be read", error);
    loadRecords().then(({ officeHours, watchSettings }) => {
      if (!isCurrent) return;
      stop = watchSettings()({
        next: ({ name, address, phone, email, hoursNote, ...hours }) =>
          saveCouncil({
            name,
            address,
            phone,
            email,
            hoursNote,
            hours: officeHours(hours, activeLocales()),
          }),
        error: ignoreFailure,
      });
    }, ignoreFailure);
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [isWanted]);
}
