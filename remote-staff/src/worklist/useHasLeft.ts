import { createContext } from 'react';
import { useCurrentUser } from 'shared-area';
import { useRecords, watchColleagues, type Application } from 'shared-data';
import { outcomeOf } from 'shared-data/model';

type Held = Pick<Application, 'assignee' | 'status'>;

/** Whether the assignee of an application no longer works here; passed to the cells of a row. */
export const HasLeft = createContext<(application: Held) => boolean>(() => false);

/**
 * Returns whether the assignee of an open application no longer works here: then it counts as unassigned. The list of
 * colleagues is only loaded if a colleague has one of these applications; until then nobody counts as having left.
 */
export function useHasLeft(applications: readonly Held[]): (application: Held) => boolean {
  const { uid } = useCurrentUser();
  const isOthers = ({ assignee, status }: Held) =>
    assignee !== undefined && assignee.uid !== uid && outcomeOf(status) === 'pending';
  const colleagues = useRecords(applications.some(isOthers) ? watchColleagues : watchNobody);
  return (application) =>
    isOthers(application) &&
    colleagues.status === 'ready' &&
    !colleagues.data.some((colleague) => colleague.uid === application.assignee?.uid);
}

const watchNobody = (): ReturnType<typeof watchColleagues> => () => () => undefined;
