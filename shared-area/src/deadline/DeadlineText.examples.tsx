import type { ApplicationStatus } from 'shared-data';
import { DeadlineText } from './DeadlineText';

const now = new Date('2026-11-23T06:30:00Z');
const by = { uid: 'esha', name: 'Esha Rao', role: 'admin' } as const;

/** An application in a status, relative to its deadline, on 23 November. */
function standing(status: ApplicationStatus, day?: string, left?: number) {
  return {
    status,
    history: [{ at: '2026-11-20T06:30:00.000Z', by, from: 'recommended' as const, to: status }],
    deadline: day ? { day, ...(left === undefined ? {} : { left }) } : undefined,
  };
}

export function Due() {
  return <DeadlineText application={standing('pending', '2026-12-06')} now={now} />;
}

export function DueTomorrow() {
  return <DeadlineText application={standing('in-review', '2026-11-24')} now={now} />;
}

export function Overdue() {
  return <DeadlineText application={standing('in-review', '2026-11-20')} now={now} />;
}

export function OverdueInAList() {
  return <DeadlineText application={standing('in-review', '2026-11-20')} now={now} isBrief />;
}

export function WaitingForTheCitizen() {
  return <DeadlineText application={standing('returned', '2026-11-24', 1)} now={now} />;
}

export function WaitingForOneself() {
  return <DeadlineText application={standing('returned', '2026-11-24', 1)} now={now} isOwn />;
}

export function DecidedInTime() {
  return <DeadlineText application={standing('approved', '2026-11-20')} now={now} />;
}

export function DecidedLate() {
  return <DeadlineText application={standing('rejected', '2026-11-18')} now={now} />;
}

export function WithoutAPromise() {
  return <DeadlineText application={standing('pending')} now={now} />;
}
