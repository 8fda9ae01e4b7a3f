import { optionalText } from 'shared-area';
import { limits } from 'shared-data/limits';
import { nonEmpty, object, pipe, string } from 'valibot';
import type { TranslateUser } from '../i18n';

/** A day and an hour at the council office, and what it is about. */
export function meetingSchema(t: TranslateUser) {
  return object({
    day: pipe(string(), nonEmpty(t('meeting.dayMissing'))),
    hour: pipe(string(), nonEmpty(t('meeting.hourMissing'))),
    purpose: optionalText(limits.meetingPurpose, (values) => t('meeting.purposeLong', values)),
  });
}
