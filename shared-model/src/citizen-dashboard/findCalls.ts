import type { Application } from '../applications/applicationSchema';
import { certificateRevocation } from '../applications/certificateRevocation';
import { outcomeOf } from '../applications/statusWords';
import { councilDay } from '../clock/councilDay';
import { deadlineStanding } from '../deadlines/deadlines';

/** An application that needs its citizen, and why. */
export interface Call {
  kind: 'returned' | 'certificate' | 'certificate-revoked' | 'decision' | 'overdue';
  application: Application;
}

/** Milliseconds (60 days) after which an unopened decision is no longer a call. */
const freshFor = 60 * 24 * 60 * 60_000;

/**
 * The calls of a citizen's applications: first returned ones, then decisions that were not opened yet, as the certificate
 * where one is ready or was revoked; the latest of each first. Samples never call. Overdue applications come last: such
 * a call does not end when the citizen opens the application.
 */
export function findCalls(applications: readonly Application[], now: Date): Call[] {
  const calls = applications
    .filter(({ sample }) => !sample)
    .flatMap((application): Call[] => {
      if (application.status === 'returned') return [{ kind: 'returned', application }];
      const isOverdue = deadlineStanding(application, councilDay(now))?.kind === 'overdue';
      if (isOverdue) return [{ kind: 'overdue', application }];
      if (!isNews(application, now)) return [];
      const { status, certificate } = application;
      if (status !== 'approved' || certificate === undefined)
        return [{ kind: 'decision', application }];
      const isRevoked = certificateRevocation(application) !== undefined;
      return [{ kind: isRevoked ? 'certificate-revoked' : 'certificate', application }];
    });
  return calls.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) || b.application.updatedAt.localeCompare(a.application.updatedAt),
  );
}

function rankOf({ kind }: Call): number {
  return kind === 'returned' ? 0 : kind === 'overdue' ? 2 : 1;
}

/** Whether an application has a decision that its citizen has not opened. */
export function isDecisionNew(application: Application): boolean {
  const { status, decisionSeen = 0 } = application;
  return outcomeOf(status) !== 'pending' && decidedWith(application) > decisionSeen;
}

function isNews(application: Application, now: Date): boolean {
  const at = application.history[decidedWith(application) - 1]?.at ?? application.updatedAt;
  return isDecisionNew(application) && now.getTime() - Date.parse(at) < freshFor;
}

/** The revision of the latest decision or change of the certificate; each step makes one revision. */
function decidedWith({ history }: Application): number {
  return (
    history.findLastIndex(
      ({ from, to, certificate }) =>
        certificate !== undefined || (from !== to && outcomeOf(to) !== 'pending'),
    ) + 1
  );
}
