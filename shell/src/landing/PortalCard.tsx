import type { SubmitEvent } from 'react';
import { ClipboardCheck, Settings2, UserRound } from 'lucide-react';
import { useHref } from 'react-router-dom';
import { dashboardPath, loginPath, type Role } from 'shared-auth';
import { Button, Card, theme } from 'shared-ui';
import { styled } from 'styled-components';
import type { AreaName } from '../areas/area';
import { preloadArea } from '../areas/preloadArea';
import { ForSession, type Visitor } from '../session/ForSession';
import { useMessages } from './i18n';

const icons = { user: UserRound, staff: ClipboardCheck, admin: Settings2 };

/** Everybody without a session for the area's role. */
const others: Record<Role, readonly Visitor[]> = {
  user: ['nobody', 'staff', 'admin'],
  staff: ['nobody', 'user', 'admin'],
  admin: ['nobody', 'user', 'staff'],
};

interface PortalCardProps {
  area: AreaName;
  onEnter: () => void;
}

/** One of the three portals. Its button also works without JavaScript: it submits an empty form. */
export function PortalCard({ area, onEnter }: PortalCardProps) {
  const t = useMessages();
  const Icon = icons[area];
  const title = t(`card.${area}.title`);
  const variant = area === 'user' ? 'primary' : 'secondary';
  const dashboard = useHref(dashboardPath(area));
  const login = useHref(loginPath(area));
  const preload = () => preloadArea(area);
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    onEnter();
  };

  return (
    <Column as="article" onPointerEnter={preload} onFocus={preload}>
      <Heading>
        <Icon size={20} aria-hidden />
        {title}
      </Heading>
      <p>{t(`card.${area}.text`)}</p>
      <ForSession who={[area]}>
        <form action={dashboard} onSubmit={enter}>
          <Button type="submit" variant={variant}>
            {t(`card.dashboard.${area}`)}
          </Button>
        </form>
      </ForSession>
      <ForSession who={others[area]}>
        <form action={login} onSubmit={enter}>
          <Button type="submit" variant={variant} aria-label={`${t('card.access')}: ${title}`}>
            {t('card.access')}
          </Button>
        </form>
      </ForSession>
    </Column>
  );
}

const Column = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;

  p {
    margin: 0 0 auto;
    padding-bottom: ${theme.space[6]};
    color: ${theme.color.muted};
  }
`;

const Heading = styled.h3`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin: 0 0 ${theme.space[2]};
  font-size: ${theme.text.size22};

  svg {
    color: ${theme.color.primary};
  }
`;
