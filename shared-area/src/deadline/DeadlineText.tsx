import { type Application } from 'shared-data';
import { councilDay, deadlineStanding } from 'shared-data/model';
import { theme } from 'shared-ui';
import { AlarmClock } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from './i18n';
import { shortDay } from './shortDay';

interface DeadlineTextProps {
  application: Pick<Application, 'status' | 'deadline' | 'history'>;
  /** `councilNow()`, or another moment in an example. */
  now: Date;
  /** Whether the reader is the citizen who applied. */
  isOwn?: boolean;
  /** On one line, for a list. */
  isBrief?: boolean;
}

/** The deadline of an application: 'Decision by 6 Dec', and below it 'due tomorrow'. */
export function DeadlineText({
  application,
  now,
  isOwn = false,
  isBrief = false,
}: DeadlineTextProps) {
  const t = useMessages();
  const dueIn = (count: number) => {
    if (count === 0) return t('dueToday');
    return count === 1 ? t('dueTomorrow') : t('dueIn', { count });
  };
  const today = councilDay(now);
  const standing = deadlineStanding(application, today);
  if (!standing) return <Quiet>{t('none')}</Quiet>;
  if (standing.kind === 'paused') {
    const { left } = standing;
    if (isBrief) return <Quiet>{t('paused')}</Quiet>;
    return (
      <Lines>
        {t(isOwn ? 'pausedOwn' : 'paused')}{' '}
        <Quiet>
          {left < 0 ? t('pausedOverdue', { count: -left }) : t('pausedLeft', { count: left })}
        </Quiet>
      </Lines>
    );
  }
  const day = t('by', { day: shortDay(standing.day, today) });
  switch (standing.kind) {
    case 'in-time':
      return <Quiet>{t('inTime')}</Quiet>;
    case 'late':
      return <Quiet>{t('late', { count: standing.byDays })}</Quiet>;
    case 'overdue':
      return (
        <Lines>
          {!isBrief && <>{day} </>}
          <Overdue>
            <AlarmClock size={16} aria-hidden="true" />
            {t('overdue', { count: standing.byDays })}
          </Overdue>
        </Lines>
      );
    case 'due':
      if (isBrief && standing.inDays > 1)
        return <Quiet>{t('dueOn', { day: shortDay(standing.day, today) })}</Quiet>;
      if (isBrief) return <Quiet>{dueIn(standing.inDays)}</Quiet>;
      return (
        <Lines>
          {day} <Quiet>{dueIn(standing.inDays)}</Quiet>
        </Lines>
      );
  }
}

const Lines = styled.span`
  display: inline-grid;
  gap: 2px;
`;

const Quiet = styled.span`
  color: ${theme.color.muted};
`;

const Overdue = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.bad};
  font-weight: ${theme.text.strong};
`;
