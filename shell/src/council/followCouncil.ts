import { loadRecords } from '../configuration/loadRecords';
import { saveCouncil } from './council';
import { councilFrom } from './councilFrom';

/**
 * Updates the council's details in this browser from the records, until the signal aborts.
 * The last known details stay on the screen when the records do not answer.
 */
export async function followCouncil(signal: AbortSignal): Promise<void> {
  const { officeHours, watchSettings } = await loadRecords();
  if (signal.aborted) return;
  const stop = watchSettings()({
    next: (settings) => saveCouncil(councilFrom(settings, officeHours)),
    error: (error) => console.warn("The council's settings could not be read", error),
  });
  signal.addEventListener('abort', stop);
}
