import { useState } from 'react';
import { useRecords, watchPeople, type LogEntry } from 'shared-data';
import { compareNames } from 'shared-data/model';

type LogPerson = LogEntry['by'];

/**
 * Whom the log can be filtered by, by name: those who work here, those whose role was taken back, and whoever has done what was
 * shown. The last are found without another read: of former clerks the live store gives those alone who joined lately.
 * @param chosen who is chosen already, whatever their role
 */
export function useLogPeople(entries: readonly LogEntry[], chosen: string): LogPerson[] {
  const people = useRecords(watchPeople);
  const seen = useSeenPeople(entries);
  const members = people.status === 'ready' ? people.data : [];
  const known = members.filter(
    ({ role, joinedAt, changedAt, uid }) =>
      (joinedAt !== null && (role !== 'user' || changedAt !== undefined)) || uid === chosen,
  );
  const others = seen.filter(({ uid }) => !known.some((member) => member.uid === uid));
  return [...known, ...others].sort((one, other) => compareNames(one.name, other.name));
}

/** Who has done what these entries and those shown before say. A choice stays in the list when it finds nothing. */
function useSeenPeople(entries: readonly LogEntry[]): readonly LogPerson[] {
  const [seen, setSeen] = useState<readonly LogPerson[]>([]);
  const more = new Map(entries.map(({ by }) => [by.uid, by]));
  for (const { uid } of seen) more.delete(uid);
  if (more.size > 0) setSeen([...seen, ...more.values()]);
  return seen;
}
