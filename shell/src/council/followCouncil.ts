import { loadRecords } from '../configuration/loadRecords';
import { saveCouncil } from './council';
import { councilFrom } from './councilFrom';

/**
 * Keeps what the browser knows of the council in step with the records, until the signal ends it.
 * What was known before stays on the screen where the records do not answer.
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
