import { Hammer, Hourglass, ListTodo, Mail } from 'lucide-react';
import type { CitizenDashboard } from 'shared-data';
import { Skeleton, StatCard, StatList, TextLink, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';

const figures = [
  {
    name: 'projects',
    figure: 'activeProjects',
    to: userPaths.projectsAt('active'),
    Icon: Hammer,
  },
  { name: 'tasks', figure: 'upcomingTasks', to: userPaths.tasks, Icon: ListTodo },
  { name: 'messages', figure: 'newMessages', to: userPaths.messages, Icon: Mail },
  {
    name: 'pending',
    figure: 'pendingItems',
    to: userPaths.applicationsWith('undecided'),
    Icon: Hourglass,
  },
] as const;

interface FiguresProps {
  /** Undefined while it loads: the cards are rendered already, at their full height. */
  dashboard: CitizenDashboard | undefined;
}

/** Each figure links to what it counts; the whole card is clickable. */
export function Figures({ dashboard }: FiguresProps) {
  const t = useMessages();
  return (
    <section aria-labelledby="dashboard-figures">
      <VisuallyHidden as="h2" id="dashboard-figures">
        {t('dashboard.figures')}
      </VisuallyHidden>
      <Grid>
        {figures.map(({ name, figure, to, Icon }) => (
          <li key={name}>
            <StatCard
              label={<TextLink to={to}>{t(`dashboard.${name}`)}</TextLink>}
              value={dashboard ? dashboard[figure] : <Skeleton width="2ch" height="1.25em" />}
              hint={t(`dashboard.${name}Hint`)}
              icon={<Icon size={20} aria-hidden="true" />}
            />
          </li>
        ))}
      </Grid>
      <SampleNote>{dashboard?.sample && t('dashboard.sample')}</SampleNote>
    </section>
  );
}

const Grid = styled(StatList)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));

  > li {
    position: relative;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }

  a:hover::after {
    border: 1px solid ${theme.color.control};
  }
`;

/** The line takes no room of its own, so that nothing moves when it loads, and no gap is left without it. */
const SampleNote = styled.p`
  display: grid;
  align-content: end;
  min-height: 1.5rem;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
