import { ChevronsUp, ChevronUp, Minus } from 'lucide-react';
import type { ApplicationPriority } from 'shared-data';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';

const marks = { normal: Minus, high: ChevronUp, urgent: ChevronsUp } as const;

interface PriorityMarkProps {
  priority: ApplicationPriority;
  /** The word for it. */
  children: string;
}

/** How pressing an application is: a mark and a word. */
export function PriorityMark({ priority, children }: PriorityMarkProps) {
  const Mark = marks[priority];
  return (
    <Line $pressing={priority !== 'normal'}>
      <Mark size={16} aria-hidden="true" />
      {children}
    </Line>
  );
}

const Line = styled.span<{ $pressing: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${({ $pressing }) => ($pressing ? theme.color.ink : theme.color.muted)};
  font-weight: ${({ $pressing }) => ($pressing ? theme.text.strong : '400')};
  white-space: nowrap;
`;
