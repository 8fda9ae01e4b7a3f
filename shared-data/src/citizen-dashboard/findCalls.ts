import type { Application } from '../applications/Application';
import { certificateRevocation } from '../applications/certificateRevocation';
import { outcomeOf } from '../applications/statusWords';
import { councilDay } from '../clock/councilDay';
import { deadlineStanding } from '../deadlines/deadlines';

/** An application that calls for its citizen, and why. */
export interface Call {
  kind: 'returned' | 'certificate' | 'certificate-revoked' | 'decision' | 'overdue';
  application: Application;
}

/** A decision that was not opened within so many days calls no more: it is old news in the list. */
const freshFor = 60 * 24 * 60 * 60_000;

/**
 * What of a citizen's applications calls for them: returned ones first, then what was decided and not opened yet,
 * with the certificate where one is ready or was revoked. The latest of each first; samples are nobody's. Last what
 * the council should have decided, by its deadline: nothing that the citizen opens ends that call.
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

/** The revision that the latest decision made, or the latest change of the certificate; each step makes one. */
function decidedWith({ history }: Application): number {
  return (
    history.findLastIndex(
      ({ from, to, certificate }) =>
        certificate !== undefined || (from !== to && outcomeOf(to) !== 'pending'),
    ) + 1
  );
}
