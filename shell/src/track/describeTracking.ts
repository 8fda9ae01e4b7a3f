import type { ReactNode } from 'react';
import {
  formatTrackingNumber,
  councilDay,
  deadlineStanding,
  type Tracking,
} from 'shared-data/tracking';
import { formatDate, type SummaryListRow, type Tone } from 'shared-ui';
import type { useMessages } from './i18n';

type Translate = ReturnType<typeof useMessages>;
type Status = Tracking['status'];

/** How each status is shown, and which of the four steps is the current one. */
export const stages: Record<Status, { tone: Tone; step: number }> = {
  pending: { tone: 'info', step: 0 },
  'in-review': { tone: 'info', step: 1 },
  returned: { tone: 'warn', step: 1 },
  recommended: { tone: 'info', step: 2 },
  approved: { tone: 'good', step: 3 },
  rejected: { tone: 'bad', step: 3 },
};

export function isDecided({ status }: Tracking): boolean {
  return status === 'approved' || status === 'rejected';
}

/** Today in the council's time zone. */
export const councilToday = () => councilDay(new Date());

/** Whether it was not decided by the promised day. @param today as `councilDay` returns it */
export function isOverdue(tracking: Tracking, today: string): boolean {
  return standingOf(tracking, today)?.kind === 'overdue';
}

function standingOf(tracking: Tracking, today: string) {
  return deadlineStanding({ ...tracking, history: [] }, today);
}

/** The public facts of an application, as rows of a list. @param service its name as it is shown */
export function listFacts(
  tracking: Tracking,
  service: ReactNode,
  today: string,
  t: Translate,
): SummaryListRow[] {
  const { number, submittedAt, since } = tracking;
  return [
    { label: t('fact.service'), value: service },
    { label: t('fact.number'), value: formatTrackingNumber(number) },
    { label: t('fact.sent'), value: writeTime(submittedAt) },
    isDecided(tracking)
      ? { label: t('fact.decided'), value: writeTime(since) }
      : { label: t('fact.decision'), value: explainDeadline(tracking, today, t) },
  ];
}

/** A text that states by when an open application will be decided. */
function explainDeadline(tracking: Tracking, today: string, t: Translate): string {
  const standing = standingOf(tracking, today);
  switch (standing?.kind) {
    case 'paused':
      return standing.left < 0
        ? t('due.leftOverdue', { count: -standing.left })
        : t('due.left', { count: standing.left });
    case 'overdue':
      return t('due.overdue', { day: writeDay(standing.day), count: standing.byDays });
    case 'due': {
      const day = writeDay(standing.day);
      if (standing.inDays === 0) return t('due.today', { day });
      if (standing.inDays === 1) return t('due.tomorrow', { day });
      return t('due.in', { day, count: standing.inDays });
    }
    default:
      return t('due.none');
  }
}

export interface Step {
  name: string;
  state: 'done' | 'current' | 'next';
  /** Its day as a text; '' if there is none. */
  day: string;
}

/** The steps of an application: the finished ones, the current one, and those still to come. */
export function listSteps(tracking: Tracking, t: Translate): Step[] {
  const { status, submittedAt, since, deadline } = tracking;
  const { step: current } = stages[status];
  const names = [t('step.sent'), t('step.checked'), t('step.recommended'), t('step.decided')];
  const day = writeTime(since);
  const dayOf = (step: number): string => {
    if (step === 0) return writeTime(submittedAt);
    if (step === current) {
      if (isDecided(tracking)) return day;
      return t(status === 'returned' ? 'step.citizen' : 'step.since', { day });
    }
    const isPromised = step === 3 && deadline && deadline.left === undefined;
    return isPromised ? t('step.by', { day: writeDay(deadline.day) }) : '';
  };
  const stateOf = (step: number): Step['state'] => {
    if (step < current || isDecided(tracking)) return 'done';
    return step === current ? 'current' : 'next';
  };
  return names.map((name, step) => ({ name, state: stateOf(step), day: dayOf(step) }));
}

/** Formats a day such as '2026-06-15', which does not depend on the time zone. */
function writeDay(day: string): string {
  return formatDate(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });
}

/** Formats the day of a time, in the council's time zone. */
function writeTime(time: string): string {
  return writeDay(councilDay(new Date(time)));
}
