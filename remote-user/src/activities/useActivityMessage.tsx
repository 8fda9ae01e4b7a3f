import type { ReactNode } from 'react';
import { RecordText, ServiceName } from 'shared-area';
import { type Activity } from 'shared-data';
import { citizenStatus } from 'shared-data/model';
import { formatDate } from 'shared-ui';
import { formatOfficeTime } from '../schedule-meeting/officeTime';
import { FormattedMessage, useMessages } from '../i18n';

/** The text of an activity: a headline, and its kind below. */
export function useActivityMessage() {
  const t = useMessages();
  return (activity: Activity): { headline: ReactNode; note: ReactNode } => {
    switch (activity.kind) {
      case 'application': {
        const service = <ServiceName>{activity.service}</ServiceName>;
        return {
          headline: <FormattedMessage id={`activity.${stepOf(activity)}`} values={{ service }} />,
          note: activity.number,
        };
      }
      case 'project':
        return {
          headline: (
            <FormattedMessage
              id={`activity.${activity.stage}`}
              values={{ title: titleOf(activity) }}
            />
          ),
          note: t('activity.project'),
        };
      case 'task':
        return {
          headline: <FormattedMessage id="activity.task" values={{ title: titleOf(activity) }} />,
          note: t('activity.due', { day: formatDate(new Date(activity.dueAt)) }),
        };
      case 'message':
        return {
          headline: (
            <FormattedMessage id="activity.message" values={{ title: titleOf(activity) }} />
          ),
          note: (
            <FormattedMessage
              id="activity.from"
              values={{ sender: <RecordText sample={activity.sample}>{activity.from}</RecordText> }}
            />
          ),
        };
      case 'appointment':
        return {
          headline: t('activity.meeting'),
          note: t('activity.meetingOn', { moment: formatOfficeTime(activity.dueAt) }),
        };
    }
  };
}

function titleOf({ title, sample }: Activity & { title: string }) {
  return <RecordText sample={sample}>{title}</RecordText>;
}

function stepOf({ from, to, certificate, sample }: Activity & { kind: 'application' }) {
  const change = from === to ? certificate?.change : undefined;
  if (change && change !== 'issued') return `certificate-${change}` as const;
  if (to === 'recommended') return to;
  if (from !== null) return citizenStatus(to);
  return sample ? 'sampleSubmitted' : 'submitted';
}
