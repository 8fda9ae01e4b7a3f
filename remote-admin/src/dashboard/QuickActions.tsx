import { ChartColumn, Settings, UserPlus, Wrench } from 'lucide-react';
import { Actions, ButtonLink, theme } from 'shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';

const actions = [
  { word: 'dashboard.addUser', to: adminPaths.addUser, Icon: UserPlus },
  { word: 'dashboard.viewReports', to: adminPaths.reports, Icon: ChartColumn },
  { word: 'dashboard.manageServices', to: adminPaths.services, Icon: Wrench },
  { word: 'dashboard.settings', to: adminPaths.settings, Icon: Settings },
] as const;

/** Links to the tasks that admins start most often. */
export function QuickActions() {
  const t = useMessages();
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('dashboard.quickActions')}</h2>
      <List as="ul">
        {actions.map(({ word, to, Icon }) => (
          <li key={to}>
            <ButtonLink to={to} variant="secondary" icon={<Icon size={20} aria-hidden="true" />}>
              {t(word)}
            </ButtonLink>
          </li>
        ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  margin-bottom: ${theme.space[8]};
`;

const List = styled(Actions)`
  margin-top: ${theme.space[3]};
  padding: 0;
  list-style: none;
`;
