import { dashboardPath, useAuth, writeSession, type Role } from 'shared-auth';
import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { demoPerson } from './demoPerson';
import { useMessages } from './i18n';

interface StandaloneBarProps {
  area: Role;
}

/** In the place of the portal's header: says what this is, and lets one see the area signed out. */
export function StandaloneBar({ area }: StandaloneBarProps) {
  const t = useMessages();
  const { user, logout } = useAuth();
  const person = demoPerson(area);

  function signIn() {
    writeSession(person);
    // The session is read as the page starts: to begin anew is the shortest way back in.
    window.location.assign(dashboardPath(area));
  }

  return (
    <Bar aria-label={t('bar.label')}>
      <Area>{t('bar.area', { area })}</Area>
      <span>{user ? t('bar.person', { name: user.name }) : t('bar.nobody')}</span>
      {user ? (
        <Button variant="quiet" onClick={logout}>
          {t('bar.sign-out')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={signIn}>
          {t('bar.sign-in', { name: person.name })}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[1]} ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.raised};
  color: ${theme.color.muted};
`;

const Area = styled.strong`
  margin-inline-end: auto;
  color: ${theme.color.ink};
`;
