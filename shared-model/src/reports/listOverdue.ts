import type { Application } from '../applications/applicationSchema';
import { deadlineStanding } from '../deadlines/deadlines';
import type { IsoDay } from '../kinds/kinds';
import type { OverdueFigures } from './Report';

/**
 * The overdue figures of a page of the overdue list, whose first row waits longest.
 * @param today as `councilDay` gives it
 */
export function listOverdue(
  { rows, total }: { rows: readonly Application[]; total: number },
  today: IsoDay,
): OverdueFigures {
  const listed = rows.flatMap((application) => {
    const { id, number, service, applicant, assignee } = application;
    const standing = deadlineStanding(application, today);
    if (standing?.kind !== 'overdue') return [];
    const { day, byDays } = standing;
    const who = { applicant: applicant.name, assignee: assignee?.name };
    return [{ id, number, service, day, byDays, ...who }];
  });
  return { count: total, listed };
}
