import { ChevronsUp, ChevronUp, Minus } from 'lucide-react';
import type { Application } from 'shared-data';
import { adminPriority, staffPriority } from 'shared-data/model';
import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { useApplicationsMessages } from './i18n';

const marks = { normal: Minus, high: ChevronUp, urgent: ChevronsUp } as const;

/** The priority of an application: an icon and a word, with the staff area's word below if it differs. */
export function PriorityMark({ priority: stored }: Pick<Application, 'priority'>) {
  const t = useApplicationsMessages();
  const tAdmin = useMessages();
  const priority = adminPriority(stored);
  const theirs = staffPriority(stored);
  const Mark = marks[priority];
  return (
    <span>
      <Line $pressing={priority !== 'normal'}>
        <Mark size={16} aria-hidden="true" />
        {tAdmin(`priority.${priority}`)}
      </Line>
      {theirs !== 'normal' && <Theirs>{t(`staffPriority.${theirs}`)}</Theirs>}
    </span>
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

const Theirs = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  white-space: nowrap;
`;
