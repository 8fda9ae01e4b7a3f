import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';

/** Characters of the purpose: a line or two. */
export const purposeLimit = 300;

export interface MeetingMessages {
  dayMissing: string;
  hourMissing: string;
  purposeLong: string;
}

export function meetingSchema(messages: MeetingMessages) {
  return object({
    day: pipe(string(), nonEmpty(messages.dayMissing)),
    hour: pipe(string(), nonEmpty(messages.hourMissing)),
    purpose: pipe(string(), trim(), maxLength(purposeLimit, messages.purposeLong)),
  });
}
