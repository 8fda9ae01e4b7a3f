import { citizenStatus, type Activity } from 'shared-data';
import { formatDate } from 'shared-ui';
import { formatOfficeTime } from '../schedule-meeting/officeTime';
import { useWords } from '../words';

/** What an activity says: a headline, and below it what kind of news it is. */
export function useActivityWords() {
  const words = useWords();
  return (activity: Activity): { headline: string; note: string } => {
    switch (activity.kind) {
      case 'application': {
        const { service, number, from, to, sample } = activity;
        const submitted = sample ? 'sampleSubmitted' : 'submitted';
        const key = from === null ? submitted : citizenStatus(to);
        return { headline: words(`activity.${key}`, { service }), note: number };
      }
      case 'project':
        return {
          headline: words(`activity.${activity.stage}`, { title: activity.title }),
          note: words('activity.project'),
        };
      case 'task':
        return {
          headline: words('activity.task', { title: activity.title }),
          note: words('activity.due', { day: formatDate(new Date(activity.dueAt)) }),
        };
      case 'message':
        return {
          headline: words('activity.message', { title: activity.title }),
          note: words('activity.from', { sender: activity.from }),
        };
      case 'appointment':
        return {
          headline: words('activity.meeting'),
          note: words('activity.meetingOn', { moment: formatOfficeTime(activity.dueAt) }),
        };
    }
  };
}
