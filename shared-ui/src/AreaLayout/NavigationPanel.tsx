import { Menu, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { useModal } from '../hooks/useModal';
import { theme } from '../theme/theme';
import { useMessages } from './i18n';
import type { AreaNavigationProps } from './areaNavigationProps';

/** The navigation of an area behind a button, as on a phone. Choosing, Escape and 'Close' close it. */
export function NavigationPanel({ title, entries }: AreaNavigationProps) {
  const t = useMessages();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { ref, onCancel, onNativeClose } = useModal(isOpen, close);

  function closeOutside(event: MouseEvent) {
    // What is inside fills the panel, so a press on the dialog itself is one on its backdrop.
    if (event.target === event.currentTarget) close();
  }

  return (
    <Bar>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu size={20} aria-hidden="true" />
        <strong>{t('area.menu')}</strong> <Title>{title}</Title>
      </Opener>
      <Panel
        ref={ref}
        aria-labelledby={titleId}
        onCancel={onCancel}
        onClose={onNativeClose}
        onClick={closeOutside}
      >
        {isOpen && (
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
        )}
      </Panel>
    </Bar>
  );
}

const slideIn = keyframes`from { translate: -100% 0; }`;

const Bar = styled.div`
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`;

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: 52px;
  padding: 0 ${theme.space[4]};
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

const Title = styled.span`
  color: ${theme.color.muted};
`;

const Panel = styled.dialog`
  inset: 0 auto 0 0;
  width: min(320px, 86vw);
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  border-right: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.ink};

  &[open] {
    animation: ${slideIn} 180ms ease-out;
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
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
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
  border-left: 4px solid transparent;
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
    border-left-color: ${theme.color.accent};
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    font-weight: ${theme.text.strong};
  }
`;
