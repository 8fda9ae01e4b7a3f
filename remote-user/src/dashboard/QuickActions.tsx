import { CalendarPlus, FilePlus2, FileText } from 'lucide-react';
import { ButtonLink, Card, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { userPaths } from '../userPaths';
import { useMessages } from '../i18n';

const actions = [
  { name: 'newProject', page: 'apply', Icon: FilePlus2, variant: 'primary' },
  { name: 'meeting', page: 'meeting', Icon: CalendarPlus, variant: 'secondary' },
  { name: 'report', page: 'report', Icon: FileText, variant: 'secondary' },
] as const;

export function QuickActions() {
  const t = useMessages();
  return (
    <section aria-labelledby="dashboard-actions">
      <Card>
        <h2 id="dashboard-actions">{t('dashboard.actions')}</h2>
        <List>
          {actions.map(({ name, page, Icon, variant }) => (
            <li key={name}>
              <ButtonLink
                to={userPaths[page]}
                variant={variant}
                icon={<Icon size={20} aria-hidden="true" />}
                aria-describedby={`dashboard-${name}`}
              >
                {t(`dashboard.${name}`)}
              </ButtonLink>
              <Hint id={`dashboard-${name}`}>{t(`dashboard.${name}Hint`)}</Hint>
            </li>
          ))}
        </List>
      </Card>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[4]};
  padding: 0;
  list-style: none;

  a {
    width: 100%;
    justify-content: flex-start;
  }
`;

const Hint = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
