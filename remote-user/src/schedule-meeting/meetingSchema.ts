import { limits } from 'shared-data/limits';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';

export interface MeetingMessages {
  dayMissing: string;
  hourMissing: string;
  purposeLong: string;
}

export function meetingSchema(messages: MeetingMessages) {
  return object({
    day: pipe(string(), nonEmpty(messages.dayMissing)),
    hour: pipe(string(), nonEmpty(messages.hourMissing)),
    purpose: pipe(string(), trim(), maxLength(limits.meetingPurpose, messages.purposeLong)),
  });
}
