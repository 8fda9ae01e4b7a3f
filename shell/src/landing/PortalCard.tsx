import { ClipboardCheck, Settings2, UserRound } from 'lucide-react';
import { useAuth } from 'shared-auth';
import { Button, Card, theme } from 'shared-ui';
import { styled } from 'styled-components';
import type { AreaName } from '../areas/area';
import { preloadArea } from '../areas/areas';
import { useWords } from '../words';

const icons = { user: UserRound, staff: ClipboardCheck, admin: Settings2 };

interface PortalCardProps {
  area: AreaName;
  onEnter: () => void;
}

export function PortalCard({ area, onEnter }: PortalCardProps) {
  const words = useWords();
  const { flags } = useAuth();
  const Icon = icons[area];
  const title = words(`card.${area}.title`);
  const label = words(flags[area] ? `card.dashboard.${area}` : 'card.access');
  const preload = () => preloadArea(area);

  return (
    <Column as="article" onPointerEnter={preload} onFocus={preload}>
      <Heading>
        <Icon size={20} aria-hidden />
        {title}
      </Heading>
      <p>{words(`card.${area}.text`)}</p>
      <Button
        variant={area === 'user' ? 'primary' : 'secondary'}
        aria-label={flags[area] ? undefined : `${label}: ${title}`}
        onClick={onEnter}
      >
        {label}
      </Button>
    </Column>
  );
}

const Column = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;

  p {
    margin: 0 0 ${theme.space[6]};
    color: ${theme.color.muted};
  }

  button {
    margin-top: auto;
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
