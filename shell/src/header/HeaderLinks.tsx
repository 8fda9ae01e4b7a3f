import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { dashboardPath, loginPath, type Role, useAuth } from 'shared-auth';
import { media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useIsNeutral } from '../hydration/NeutralDocument';
import { portalPaths } from '../portalPaths';
import { ForSession } from '../session/ForSession';
import { useMessages } from '../i18n';

const roles: readonly Role[] = ['user', 'staff', 'admin'];
const nobody = ['nobody'] as const;

interface HeaderLinksProps {
  id: string;
  isOpen: boolean;
  onChoose: () => void;
}

/** Home; then the three logins, or the signed-in role's dashboard and Logout (spec.md §2). */
export function HeaderLinks({ id, isOpen, onChoose }: HeaderLinksProps) {
  const t = useMessages();
  const { logout } = useAuth();

  return (
    <Navigation id={id} aria-label={t('header.label')} data-open={isOpen || undefined}>
      <List>
        <li>
          <Entry to={portalPaths.home} onClick={onChoose}>
            {t('header.home')}
          </Entry>
        </li>
        {roles.map((role) => (
          <ForSession key={role} as="li" who={nobody}>
            <Entry to={loginPath(role)} onClick={onChoose}>
              {t(`header.login.${role}`)}
            </Entry>
          </ForSession>
        ))}
        {roles.map((role) => (
          <ForSession key={role} as="li" who={[role]}>
            <Entry to={dashboardPath(role)} onClick={onChoose}>
              {t('header.dashboard')}
            </Entry>
          </ForSession>
        ))}
        <ForSession as="li" who={roles}>
          <LogoutButton
            type="button"
            onClick={() => {
              onChoose();
              logout();
            }}
          >
            {t('header.logout')}
          </LogoutButton>
        </ForSession>
      </List>
    </Navigation>
  );
}

interface EntryProps {
  to: string;
  onClick: () => void;
  children: ReactNode;
}

/** A link that marks the current page, except in the neutral document, which does not know its address. */
function Entry({ to, ...link }: EntryProps) {
  const { pathname } = useLocation();
  const isNeutral = useIsNeutral();
  const isHere = pathname === to && !isNeutral;
  return <EntryLink {...link} to={to} aria-current={isHere ? 'page' : undefined} />;
}

/** The rule for the open menu exists from the start: adding one later recalculates the style of the whole page. */
const Navigation = styled.nav`
  ${media.mobile} {
    display: none;
    order: 2;
    width: 100%;
    padding-bottom: ${theme.space[3]};

    &[data-open] {
      display: block;
    }
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

const EntryLink = styled(Link)`
  ${entry}
`;

const LogoutButton = styled.button`
  ${entry}
`;
