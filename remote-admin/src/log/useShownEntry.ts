import { useCallback } from 'react';
import { useServiceNames } from 'shared-area';
import type { LogEntry } from 'shared-data';

/** Returns an entry of the log with the name of its service in the page's language. */
export function useShownEntry(): (entry: LogEntry) => LogEntry {
  const nameOf = useServiceNames();
  return useCallback(
    (entry) =>
      entry.kind === 'service' ? { ...entry, subject: nameOf(entry.subject).text } : entry,
    [nameOf],
  );
}
