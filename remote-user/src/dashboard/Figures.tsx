import { Hammer, Hourglass, ListTodo, Mail } from 'lucide-react';
import type { CitizenDashboard } from 'shared-data';
import { Skeleton, StatCard, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';

const figures = [
  { name: 'projects', figure: 'activeProjects', Icon: Hammer },
  { name: 'tasks', figure: 'upcomingTasks', Icon: ListTodo },
  { name: 'messages', figure: 'newMessages', Icon: Mail },
  { name: 'pending', figure: 'pendingItems', Icon: Hourglass },
] as const;

interface FiguresProps {
  /** Undefined until it is known: the cards stand there already, as high as they will be. */
  dashboard: CitizenDashboard | undefined;
}

export function Figures({ dashboard }: FiguresProps) {
  const words = useWords();
  return (
    <section aria-labelledby="dashboard-figures">
      <VisuallyHidden as="h2" id="dashboard-figures">
        {words('dashboard.figures')}
      </VisuallyHidden>
      <Grid>
        {figures.map(({ name, figure, Icon }) => (
          <li key={name}>
            <StatCard
              label={words(`dashboard.${name}`)}
              value={dashboard ? dashboard[figure] : <Skeleton width="2ch" height="1.25em" />}
              hint={words(`dashboard.${name}Hint`)}
              icon={<Icon size={20} aria-hidden="true" />}
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;

  > li {
    display: grid;
  }
`;
