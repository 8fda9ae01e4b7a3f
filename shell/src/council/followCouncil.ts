import type { CouncilSettings } from 'shared-data';
import { loadRecords } from '../configuration/loadRecords';
import { saveCouncil } from './council';
import { councilFrom } from './councilFrom';

/**
 * Updates the council's details in this browser from the records, until the signal aborts.
 * The last known details stay on the screen when the records do not answer.
 */
export async function followCouncil(signal: AbortSignal): Promise<void> {
  const { openHours, watchSettings } = await loadRecords();
  if (signal.aborted) return;
  const warn = (error: unknown) => console.warn("The council's settings could not be read", error);
  let latest: CouncilSettings;
  const save = async (settings: CouncilSettings) => {
    latest = settings;
    // Every dashboard loads this file, and few councils need the words for closed Saturdays.
    const sayHours = settings.closedSaturdays
      ? (await import(/* webpackChunkName: "refresh-council" */ './officeHours')).officeHours
      : openHours;
    if (latest === settings && !signal.aborted) saveCouncil(councilFrom(settings, sayHours));
  };
  const stop = watchSettings()({
    next: (settings) => void save(settings).catch(warn),
    error: warn,
  });
  signal.addEventListener('abort', stop);
}
