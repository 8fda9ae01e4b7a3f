import { dashboardPath, useAuth, writeSession, type Role } from 'shared-auth';
import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { demoPerson } from './demoPerson';
import { useWords } from './words';

interface AloneBarProps {
  area: Role;
}

/** In the place of the portal's header: says what this is, and lets one see the area signed out. */
export function AloneBar({ area }: AloneBarProps) {
  const words = useWords();
  const { user, logout } = useAuth();
  const person = demoPerson(area);

  function signIn() {
    writeSession(person);
    // The session is read as the page starts: to begin anew is the shortest way back in.
    window.location.assign(dashboardPath(area));
  }

  return (
    <Bar aria-label={words('bar.label')}>
      <Area>{words('bar.area', { area })}</Area>
      <span>{user ? words('bar.person', { name: user.name }) : words('bar.nobody')}</span>
      {user ? (
        <Button variant="quiet" onClick={logout}>
          {words('bar.sign-out')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={signIn}>
          {words('bar.sign-in', { name: person.name })}
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
  margin-right: auto;
  color: ${theme.color.ink};
`;
