import { useServiceNames } from 'shared-area';
import { type Application } from 'shared-data';
import { trackingPath } from 'shared-data/tracking';
import { calendarFile } from '../citizen/calendarFile';
import { saveFile } from '../citizen/saveFile';
import { useApplyMessages } from './i18n';

/** Saves the day by which an application is to be decided as a file for the citizen's calendar. */
export function useDecisionFile(): (application: Application) => void {
  const t = useApplyMessages();
  const nameOf = useServiceNames();
  return (application) => {
    const { id, service, number, deadline } = application;
    if (!deadline) return;
    const address = `${location.origin}${trackingPath(application)}`;
    const entry = {
      id,
      day: deadline.day,
      title: t('entry', { service: nameOf(service).text, number }),
      notes: t('entryNotes', { address }),
    };
    const name = t('file', { day: deadline.day });
    saveFile(name, calendarFile(entry, new Date()), 'text/calendar;charset=utf-8');
  };
}
