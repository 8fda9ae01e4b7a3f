import { NavLink } from 'react-router-dom';
import { dashboardPath, loginPath, type Role, useAuth } from 'shared-auth';
import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { portalPaths } from '../portal-paths';
import { useWords } from '../words';

const roles: readonly Role[] = ['user', 'staff', 'admin'];

interface HeaderLinksProps {
  id: string;
  isOpen: boolean;
  onChoose: () => void;
}

/** Home; then the three logins, or the signed-in role's dashboard and Logout (spec.md §2). */
export function HeaderLinks({ id, isOpen, onChoose }: HeaderLinksProps) {
  const words = useWords();
  const { user, logout } = useAuth();

  return (
    <Navigation id={id} aria-label={words('header.label')} $isOpen={isOpen}>
      <List>
        <li>
          <Entry to={portalPaths.home} end onClick={onChoose}>
            {words('header.home')}
          </Entry>
        </li>
        {user ? (
          <>
            <li>
              <Entry to={dashboardPath(user.role)} onClick={onChoose}>
                {words('header.dashboard')}
              </Entry>
            </li>
            <li>
              <LogoutButton
                type="button"
                onClick={() => {
                  onChoose();
                  logout();
                }}
              >
                {words('header.logout')}
              </LogoutButton>
            </li>
          </>
        ) : (
          roles.map((role) => (
            <li key={role}>
              <Entry to={loginPath(role)} onClick={onChoose}>
                {words(`header.login.${role}`)}
              </Entry>
            </li>
          ))
        )}
      </List>
    </Navigation>
  );
}

const Navigation = styled.nav<{ $isOpen: boolean }>`
  ${media.mobile} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    order: 2;
    width: 100%;
    padding-bottom: ${theme.space[3]};
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.mobile} {
    flex-direction: column;
  }
`;

const entry = `
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${theme.space[3]};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${theme.color.ink};
  font: inherit;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    color: ${theme.color.primary};
  }

  &[aria-current='page'] {
    border-bottom-color: ${theme.color.accent};
    font-weight: 650;
  }

  ${media.mobile} {
    width: 100%;
    border-bottom: 0;
    border-inline-start: 3px solid transparent;

    &[aria-current='page'] {
      border-inline-start-color: ${theme.color.accent};
    }
  }
`;

const Entry = styled(NavLink)`
  ${entry}
`;

const LogoutButton = styled.button`
  ${entry}
`;
