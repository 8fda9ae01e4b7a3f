import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { councilNow } from 'shared-data';
import { RelativeTime, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

interface NotificationItemProps {
  icon: LucideIcon;
  headline: ReactNode;
  note: ReactNode;
  /** ISO 8601, UTC. */
  at: string;
  /** Whether it is a sample, which belongs to no person. */
  isSample: boolean;
}

/** One line of a list of events: what, its sender or kind, and how long ago. */
export function NotificationItem({
  icon: Icon,
  headline,
  note,
  at,
  isSample,
}: NotificationItemProps) {
  const t = useMessages();
  return (
    <Item>
      <Icon size={20} aria-hidden="true" />
      <Entry>
        <div>
          <Headline>{headline}</Headline>
          <Note>{note}</Note>
        </div>
        <When>
          <RelativeTime value={Date.parse(at)} now={councilNow} />
          {isSample && <span>{t('sample.tag')}</span>}
        </When>
      </Entry>
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;

  > svg {
    flex-shrink: 0;
    margin-top: 2px;
    color: ${theme.color.primary};
  }
`;

/** The time wraps below if large text leaves no room beside. */
const Entry = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  min-width: 0;

  > div {
    flex: 1 1 min(100%, 9rem);
    min-width: 0;
  }
`;

const Headline = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  font-weight: ${theme.text.strong};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const When = styled.span`
  display: grid;
  align-content: start;
  justify-items: end;
  padding-top: 2px;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
