import { useCallback } from 'react';
import { useServiceNames } from 'shared-area';
import type { LogEntry } from 'shared-data';

/** An entry of the log as it is read: a service in it is called as the page's language has it. */
export function useShownEntry(): (entry: LogEntry) => LogEntry {
  const nameOf = useServiceNames();
  return useCallback(
    (entry) =>
      entry.kind === 'service' ? { ...entry, subject: nameOf(entry.subject).text } : entry,
    [nameOf],
  );
}
