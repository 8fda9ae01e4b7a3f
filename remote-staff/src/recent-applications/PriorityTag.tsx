import { ChevronDown, ChevronsUp, ChevronUp, Minus } from 'lucide-react';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

const marks = { high: ChevronsUp, medium: ChevronUp, normal: Minus, low: ChevronDown } as const;

/** The urgency of an application or a task: a word and an icon. */
export function PriorityTag({ priority }: { priority: keyof typeof marks }) {
  const t = useMessages();
  const Mark = marks[priority];
  return (
    <Tag $urgent={priority === 'high'}>
      <Mark size={18} aria-hidden="true" />
      {t(`priority.${priority}`)}
    </Tag>
  );
}

const Tag = styled.span<{ $urgent: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $urgent }) => ($urgent ? theme.color.bad : theme.color.ink)};
  font-weight: ${({ $urgent }) => ($urgent ? theme.text.strong : 400)};
  white-space: nowrap;
`;
