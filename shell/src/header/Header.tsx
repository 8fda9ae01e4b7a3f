import { useState } from 'react';
import { Link } from 'react-router-dom';
import { areaMenuPlace, media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { EllipsisVertical, Menu, X } from 'lucide-react';
import { portalPaths } from '../portalPaths';
import { useAreaMark } from '../routing/areaMark';
import { ThemeToggle } from '../theme/ThemeToggle';
import { useMessages } from '../i18n';
import { CouncilLogo } from './CouncilLogo';
import { CouncilStrip } from './CouncilStrip';
import { HeaderLinks } from './HeaderLinks';
import { IconButton } from './IconButton';

const menuId = 'portal-menu';

export function Header() {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  // The area's own menu is beside it.
  const Closed = useAreaMark() ? EllipsisVertical : Menu;

  return (
    <header>
      <CouncilStrip />
      <Bar>
        <Inner
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          <div id={areaMenuPlace} hidden />
          <Brand to={portalPaths.home}>
            <CouncilLogo />
            <span>{t('portal.name')}</span>
          </Brand>
          <HeaderLinks id={menuId} isOpen={isOpen} onChoose={close} />
          <Tools data-needs-script>
            <ThemeToggle />
            <MenuButton
              label={t(isOpen ? 'header.closeMenu' : 'header.openMenu')}
              icon={isOpen ? <X size={20} aria-hidden /> : <Closed size={20} aria-hidden />}
              aria-expanded={isOpen}
              aria-controls={menuId}
              onClick={() => setIsOpen(!isOpen)}
            />
          </Tools>
        </Inner>
      </Bar>
    </header>
  );
}

const Bar = styled.div`
  background: ${theme.color.surface};
  border-bottom: 1px solid ${theme.color.line};

  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  max-width: ${theme.size.page};
  min-height: 64px;
  margin-inline: auto;
  padding: ${theme.space[1]} ${theme.space[4]};

  ${media.mobile} {
    flex-wrap: wrap;
    column-gap: ${theme.space[2]};
    min-height: 56px;
    padding-inline-end: ${theme.space[2]};
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 44px;
  margin-inline-end: auto;
  color: ${theme.color.ink};
  font-weight: 650;
  line-height: 1.25;
  text-decoration: none;

  &:hover {
    color: ${theme.color.primary};
  }

  ${media.mobile} {
    flex: 1 1 0;
    min-width: 0;
  }
`;

const Tools = styled.div`
  display: flex;
  gap: ${theme.space[1]};

  ${media.mobile} {
    order: 1;
  }
`;

const MenuButton = styled(IconButton)`
  display: none;

  ${media.mobile} {
    display: inline-grid;
  }
`;
