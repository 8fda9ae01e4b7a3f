import { CalendarDays, ClipboardList, Hammer, ListTodo, Mail } from 'lucide-react';
import type { Activity } from 'shared-data';
import { CardList, TextLink } from 'shared-ui';
import { NotificationItem } from '../citizen/NotificationItem';
import { userPaths } from '../userPaths';
import { useActivityMessage } from './useActivityMessage';

const icons = {
  application: ClipboardList,
  project: Hammer,
  task: ListTodo,
  message: Mail,
  appointment: CalendarDays,
} as const;

interface ActivityListProps {
  activities: readonly Activity[];
}

/** The activities, newest first, each with a link to its subject. */
export function ActivityList({ activities }: ActivityListProps) {
  const describe = useActivityMessage();
  return (
    <CardList>
      {activities.map((activity) => {
        const { headline, note } = describe(activity);
        return (
          <NotificationItem
            key={activity.id}
            icon={icons[activity.kind]}
            headline={<TextLink to={pathOf(activity)}>{headline}</TextLink>}
            note={note}
            at={activity.at}
            isSample={activity.sample === true}
          />
        );
      })}
    </CardList>
  );
}

function pathOf(activity: Activity): string {
  switch (activity.kind) {
    case 'application':
      return userPaths.application(activity.applicationId);
    case 'message':
      return userPaths.message(activity.messageId);
    case 'project':
      return userPaths.projects;
    case 'task':
      return userPaths.tasks;
    case 'appointment':
      return userPaths.meeting;
  }
}
