import { CalendarDays, ClipboardList, Hammer, ListTodo, Mail } from 'lucide-react';
import type { Activity } from 'shared-data';
import { RelativeTime, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { userPaths } from '../user-paths';
import { useActivityWords } from './useActivityWords';

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

/** What happened, newest first; an application's news leads to the application. */
export function ActivityList({ activities }: ActivityListProps) {
  const describe = useActivityWords();
  return (
    <List>
      {activities.map((activity) => {
        const { headline, note } = describe(activity);
        const Icon = icons[activity.kind];
        return (
          <Item key={activity.id}>
            <Icon size={20} aria-hidden="true" />
            <Entry>
              <div>
                <Headline>
                  {activity.kind === 'application' ? (
                    <TextLink to={userPaths.application(activity.applicationId)}>
                      {headline}
                    </TextLink>
                  ) : (
                    headline
                  )}
                </Headline>
                <Note>{note}</Note>
              </div>
              <When>
                <RelativeTime value={Date.parse(activity.at)} />
              </When>
            </Entry>
          </Item>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  padding: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  gap: ${theme.space[3]};
  max-width: none;
  padding: ${theme.space[3]} ${theme.space[4]};

  & + & {
    border-top: 1px solid ${theme.color.line};
  }

  > svg {
    margin-top: 2px;
    color: ${theme.color.primary};
  }
`;

/** The time stands below where large text leaves it no room beside. */
const Entry = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  min-width: 0;

  > div {
    flex: 1 1 min(100%, 9rem);
    min-width: 0;
  }
`;

const Headline = styled.p`
  font-weight: ${theme.text.strong};
`;

const Note = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const When = styled.span`
  padding-top: 2px;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
