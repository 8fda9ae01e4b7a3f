import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';
import type { AreaNavigationProps } from './areaNavigationProps';

interface BottomBarProps extends AreaNavigationProps {
  /** Whether the open menu covers it. */
  isCovered: boolean;
}

/** As many as a thumb can hit on the narrowest phone; the menu has all entries. */
const mostEntries = 5;

/** The first entries of an area at the bottom edge of a phone, within reach of the thumb. */
export function BottomBar({ title, entries, isCovered }: BottomBarProps) {
  return (
    <Bar aria-label={title} aria-hidden={isCovered || undefined}>
      <Links entries={entries} />
    </Bar>
  );
}

/** Memoised: opening the menu renders none of them again. */
const Links = memo(function Links({ entries }: Pick<AreaNavigationProps, 'entries'>) {
  return (
    <>
      <RoomForBottomBar />
      <Entries>
        {entries.slice(0, mostEntries).map(({ to, label, icon }) => (
          <li key={to}>
            <Entry to={to}>
              {icon}
              {label}
            </Entry>
          </li>
        ))}
      </Entries>
    </>
  );
});

/** The end of a page, the outcome bar and focused elements stay above the bar. */
const RoomForBottomBar = createGlobalStyle`
  @media not print {
    html {
      --bottom-bar: calc(4rem + env(safe-area-inset-bottom));

      scroll-padding-bottom: calc(var(--bottom-bar) + ${theme.space[4]});
    }

    body { padding-bottom: var(--bottom-bar); }
  }
`;

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 4;
  height: var(--bottom-bar);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  ${media.print} {
    display: none;
  }
`;

const Entries = styled.ul`
  display: flex;
  height: 100%;
  padding: 0;
  list-style: none;

  > li {
    flex: 1 1 auto;
    min-width: 0;
  }
`;

const Entry = styled(NavLink)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  height: 100%;
  padding-inline: 2px;
  border-top: 3px solid transparent;
  color: ${theme.color.muted};

  /* With large text as large as fits: the menu has the full size. */
  font-size: min(0.75rem, 3.25vw);
  line-height: 1.25;
  text-align: center;
  text-decoration: none;

  /* A long word stays within its share. */
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }

  &[aria-current='page'] {
    border-top-color: ${theme.color.accent};
    color: ${theme.color.ink};
    font-weight: ${theme.text.strong};
  }
`;
