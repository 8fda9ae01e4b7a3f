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
            <div>
              <Headline>
                {activity.kind === 'application' ? (
                  <TextLink to={userPaths.application(activity.applicationId)}>{headline}</TextLink>
                ) : (
                  headline
                )}
              </Headline>
              <Note>{note}</Note>
            </div>
            <When>
              <RelativeTime value={Date.parse(activity.at)} />
            </When>
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
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) fit-content(35%);
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
  text-align: right;
`;
