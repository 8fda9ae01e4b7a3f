import { createContext } from 'react';
import { useCurrentUser } from 'shared-area';
import { useRecords, watchColleagues, type Application } from 'shared-data';
import { outcomeOf } from 'shared-data/model';

type Held = Pick<Application, 'assignee' | 'status'>;

/** Whether whoever has an application does not work here any more, for the cells of a row. */
export const HasLeft = createContext<(application: Held) => boolean>(() => false);

/**
 * Tells of which of these applications that wait somebody has them who does not work here any more: then they count as
 * nobody's. Who works here is not asked where no colleague has one, and nobody has left until it is known.
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
