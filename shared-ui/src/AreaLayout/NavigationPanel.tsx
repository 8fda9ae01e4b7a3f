import { Menu as MenuIcon, X } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { NavLink } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { useModal } from '../hooks/useModal';
import { theme } from '../theme/theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { areaMenuPlace } from './areaMenuPlace';
import { BottomBar } from './BottomBar';
import { useMessages } from './i18n';
import type { AreaNavigationProps } from './areaNavigationProps';

/**
 * The navigation of an area on a phone: a menu behind a button in the bar on top, and the first entries at
 * the bottom edge. Choosing an entry, Escape and 'Close' close the menu.
 */
export function NavigationPanel({ title, entries }: AreaNavigationProps) {
  // Without the portal around it, as in a standalone area, the button has a bar of its own.
  const [place] = useState(() => document.getElementById(areaMenuPlace));
  const t = useMessages();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  // Rendered when the page is idle, so that a press only has to show it.
  const isMade = useDeferredValue(true, false);
  const close = useCallback(() => setOpen(false), []);
  const { ref, onCancel, onNativeClose } = useModal(isOpen, close);

  function closeOutside(event: MouseEvent) {
    // The content fills the panel, so a press on the dialog itself is a press on its backdrop.
    if (event.target === event.currentTarget) close();
  }

  const opener = (
    <Opener
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setOpen(true)}
    >
      <MenuIcon size={20} aria-hidden="true" />
      <VisuallyHidden>{t('area.menu')} </VisuallyHidden>
      {title}
    </Opener>
  );
  return (
    <>
      {place ? createPortal(opener, place) : <Bar>{opener}</Bar>}
      <Panel
        ref={ref}
        aria-labelledby={titleId}
        onCancel={onCancel}
        onClose={onNativeClose}
        onClick={closeOutside}
      >
        {(isOpen || isMade) && (
          <Menu title={title} titleId={titleId} entries={entries} close={close} />
        )}
      </Panel>
      <BottomBar title={title} entries={entries} isCovered={isOpen} />
    </>
  );
}

interface MenuProps extends AreaNavigationProps {
  titleId: string;
  close: () => void;
}

/** Memoised: a press shows what is already rendered. */
const Menu = memo(function Menu({ title, titleId, entries, close }: MenuProps) {
  const t = useMessages();
  return (
    <Inside>
      <Head>
        <strong id={titleId}>{title}</strong>
        <Closer type="button" aria-label={t('area.closeMenu')} onClick={close}>
          <X size={20} aria-hidden="true" />
        </Closer>
      </Head>
      <nav aria-labelledby={titleId}>
        <Entries>
          {entries.map(({ to, label, icon }) => (
            <li key={to}>
              <Entry to={to} onClick={close}>
                {icon}
                {label}
              </Entry>
            </li>
          ))}
        </Entries>
      </nav>
    </Inside>
  );
});

const slideIn = keyframes`from { translate: -100% 0; }`;
const slideInFromRight = keyframes`from { translate: 100% 0; }`;

const Bar = styled.div`
  padding-inline: ${theme.space[2]};
  background: ${theme.color.banner};
  color: ${theme.color.onBanner};
`;

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};
  margin-inline-start: calc(-1 * ${theme.space[2]});
  padding: 0 ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: inherit;
  font-weight: ${theme.text.heading};
  text-align: start;
  cursor: pointer;
`;

const Panel = styled.dialog`
  inset-block: 0;
  inset-inline: 0 auto;
  width: min(320px, 86vw);
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  border-inline-end: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.ink};

  &[open] {
    animation: ${slideIn} 180ms ease-out;

    [dir='rtl'] & {
      animation-name: ${slideInFromRight};
    }
  }

  /* Laid out in place before it opens: a press then only has to cover the page. */
  &:not([open]) {
    display: block;
    position: fixed;
    visibility: hidden;
  }

  &::backdrop {
    background: ${theme.color.scrim};
  }
`;

const Inside = styled.div`
  min-height: 100%;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: ${theme.space[2]};
  padding-inline: ${theme.space[4]} ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.line};
`;

const Closer = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  cursor: pointer;

  &:hover {
    background: ${theme.color.neutralGround};
  }
`;

const Entries = styled.ul`
  padding: ${theme.space[2]} 0;
  list-style: none;
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 52px;
  padding: 0 ${theme.space[4]};
  border-inline-start: 4px solid transparent;
  color: ${theme.color.muted};
  text-decoration: none;

  &:hover {
    background: ${theme.color.raised};
    color: ${theme.color.ink};
  }

  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }

  &[aria-current='page'] {
    border-inline-start-color: ${theme.color.accent};
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    font-weight: ${theme.text.strong};
  }
`;
