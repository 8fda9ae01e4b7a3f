import type { Appointment } from 'shared-data';
import { calendarFile } from '../citizen/calendarFile';
import { saveFile } from '../citizen/saveFile';
import { useCouncilSettings } from '../citizen/useCouncilSettings';
import { useMessages } from '../i18n';

/** Minutes of a meeting. */
const meetingLength = 60;

/** Gives a meeting to the citizen as a calendar file. */
export function useMeetingFile(): (appointment: Appointment) => void {
  const t = useMessages();
  const { address } = useCouncilSettings();
  return ({ id, at, purpose }) => {
    const start = new Date(at);
    const entry = {
      id,
      start,
      length: meetingLength,
      title: t('meeting.eventTitle'),
      place: address,
      notes: purpose,
    };
    const name = `meeting-${at.slice(0, 10)}.ics`;
    saveFile(name, calendarFile(entry, new Date()), 'text/calendar;charset=utf-8');
  };
}
