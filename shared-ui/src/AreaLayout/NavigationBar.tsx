import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import type { AreaNavigationProps } from './areaNavigationProps';

/** The navigation of an area in a row, as on a desktop. */
export function NavigationBar({ title, entries }: AreaNavigationProps) {
  const titleId = useId();
  return (
    <Bar aria-labelledby={titleId}>
      <Inner>
        <Title id={titleId}>{title}</Title>
        <Entries>
          {entries.map(({ to, label, icon }) => (
            <li key={to}>
              <Entry to={to}>
                {icon}
                {label}
              </Entry>
            </li>
          ))}
        </Entries>
      </Inner>
    </Bar>
  );
}

const Bar = styled.nav`
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  column-gap: ${theme.space[8]};
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: 0 ${theme.space[4]};
`;

const Title = styled.p`
  display: flex;
  align-items: center;
  font-weight: ${theme.text.heading};
`;

const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[6]};
  padding: 0;
  list-style: none;
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 52px;
  border-block: 3px solid transparent;
  color: ${theme.color.muted};
  text-decoration: none;
  transition:
    color ${theme.motion},
    border-color ${theme.motion};

  &:hover {
    color: ${theme.color.ink};
    border-bottom-color: ${theme.color.control};
  }

  &[aria-current='page'] {
    border-bottom-color: ${theme.color.accent};
    color: ${theme.color.ink};
    font-weight: ${theme.text.strong};
  }
`;
