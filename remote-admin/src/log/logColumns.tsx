import type { LogEntry } from 'shared-data';
import { formatDateTime } from 'shared-ui';
import type { DataColumn } from 'shared-ui/table';
import { detailText, entryText, type LogWords } from './entryText';

/** The columns of the log. */
export function logColumns(
  { t, tAdmin }: LogWords,
  shown: (entry: LogEntry) => LogEntry,
): DataColumn<LogEntry>[] {
  return [
    {
      id: 'what',
      cell: ({ row: { original } }) => entryText(shown(original), t),
      meta: { label: t('what'), namesRow: true, long: true },
    },
    {
      id: 'detail',
      cell: ({ row: { original } }) => detailText(original, { t, tAdmin }),
      meta: { label: t('detail'), long: true },
    },
    {
      id: 'who',
      cell: ({ row: { original } }) =>
        t('person', { name: original.by.name, role: tAdmin(`role.${original.by.role}`) }),
      meta: { label: t('who'), long: true },
    },
    {
      id: 'at',
      cell: ({ row: { original } }) => (
        <time dateTime={original.at}>{formatDateTime(Date.parse(original.at))}</time>
      ),
      meta: { label: t('at') },
    },
  ];
}
