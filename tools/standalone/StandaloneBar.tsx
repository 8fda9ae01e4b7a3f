import { dashboardPath, useAuth, writeSession, type Role } from 'shared-auth';
import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { demoPerson } from './demoPerson';

interface StandaloneBarProps {
  area: Role;
}

const areas = { user: 'citizens’ area', staff: 'staff area', admin: 'administrators’ area' };

/** Replaces the portal's header, for developers only: says what this is, and lets a developer see the area signed out. */
export function StandaloneBar({ area }: StandaloneBarProps) {
  const { user, logout } = useAuth();
  const person = demoPerson(area);

  function signIn() {
    writeSession(person);
    // The session is read when the page loads: a reload is the shortest way to sign in again.
    window.location.assign(dashboardPath(area));
  }

  return (
    <Bar aria-label="About this page">
      <Area>The {areas[area]}, by itself</Area>
      <span>{user ? `Signed in as ${user.name}` : 'Nobody is signed in'}</span>
      {user ? (
        <Button variant="quiet" onClick={logout}>
          Sign out
        </Button>
      ) : (
        <Button variant="quiet" onClick={signIn}>
          Sign in as {person.name}
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
