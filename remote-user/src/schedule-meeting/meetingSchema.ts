import { limits } from 'shared-data/limits';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import type { TranslateUser } from '../i18n';

/** A day and an hour at the council office, and what it is about. */
export function meetingSchema(t: TranslateUser) {
  return object({
    day: pipe(string(), nonEmpty(t('meeting.dayMissing'))),
    hour: pipe(string(), nonEmpty(t('meeting.hourMissing'))),
    purpose: pipe(
      string(),
      trim(),
      maxLength(limits.meetingPurpose, t('meeting.purposeLong', { limit: limits.meetingPurpose })),
    ),
  });
}
