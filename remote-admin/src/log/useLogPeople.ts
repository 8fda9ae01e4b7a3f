import { useState } from 'react';
import { useRecords, watchPeople, type LogEntry } from 'shared-data';
import { compareNames } from 'shared-data/model';

type LogPerson = LogEntry['by'];

/**
 * The people that the log can be filtered by, sorted by name: those who work here, those whose role was removed, and
 * everybody in the entries shown so far. The last need no further read: of former clerks the live store lists only those
 * who joined recently.
 * @param chosen the selected person, whatever their role
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

/** The people in these entries and in those shown before. A selected person stays in the list when the filter finds nothing. */
function useSeenPeople(entries: readonly LogEntry[]): readonly LogPerson[] {
  const [seen, setSeen] = useState<readonly LogPerson[]>([]);
  const more = new Map(entries.map(({ by }) => [by.uid, by]));
  for (const { uid } of seen) more.delete(uid);
  if (more.size > 0) setSeen([...seen, ...more.values()]);
  return seen;
}
