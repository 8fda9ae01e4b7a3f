import { useCouncilSettings } from 'shared-area';
import type { Appointment } from 'shared-data';
import { calendarFile } from '../citizen/calendarFile';
import { saveFile } from '../citizen/saveFile';
import { useMeetingMessages } from './i18n';

/** The length of a meeting in minutes. */
const meetingLength = 60;

/** Saves a meeting as a calendar file. */
export function useMeetingFile(): (appointment: Appointment) => void {
  const t = useMeetingMessages();
  const council = useCouncilSettings();
  return ({ id, at, purpose }) => {
    const start = new Date(at);
    const entry = {
      id,
      start,
      length: meetingLength,
      title: t('eventTitle'),
      ...(council ? { place: council.address } : {}),
      notes: purpose,
    };
    const name = `meeting-${at.slice(0, 10)}.ics`;
    saveFile(name, calendarFile(entry, new Date()), 'text/calendar;charset=utf-8');
  };
}
