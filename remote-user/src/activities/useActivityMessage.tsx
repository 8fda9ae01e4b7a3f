import type { ReactNode } from 'react';
import { ServiceName } from 'shared-area';
import { type Activity } from 'shared-data';
import { citizenStatus } from 'shared-data/model';
import { formatDate } from 'shared-ui';
import { formatOfficeTime } from '../schedule-meeting/officeTime';
import { FormattedMessage, useMessages } from '../i18n';

/** The text of an activity: a headline, and its kind below. */
export function useActivityMessage() {
  const t = useMessages();
  return (activity: Activity): { headline: ReactNode; note: string } => {
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
          headline: t(`activity.${activity.stage}`, { title: activity.title }),
          note: t('activity.project'),
        };
      case 'task':
        return {
          headline: t('activity.task', { title: activity.title }),
          note: t('activity.due', { day: formatDate(new Date(activity.dueAt)) }),
        };
      case 'message':
        return {
          headline: t('activity.message', { title: activity.title }),
          note: t('activity.from', { sender: activity.from }),
        };
      case 'appointment':
        return {
          headline: t('activity.meeting'),
          note: t('activity.meetingOn', { moment: formatOfficeTime(activity.dueAt) }),
        };
    }
  };
}

function stepOf({ from, to, certificate, sample }: Activity & { kind: 'application' }) {
  const change = from === to ? certificate?.change : undefined;
  if (change && change !== 'issued') return `certificate-${change}` as const;
  if (to === 'recommended') return to;
  if (from !== null) return citizenStatus(to);
  return sample ? 'sampleSubmitted' : 'submitted';
}
