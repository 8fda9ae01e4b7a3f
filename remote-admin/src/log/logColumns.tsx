import type { LogEntry } from 'shared-data';
import { formatDateTime } from 'shared-ui';
import type { DataColumn } from 'shared-ui/table';
import type { TranslateAdmin } from '../i18n';
import { detailText, entryText } from './entryText';

/** The columns of the log. */
export function logColumns(t: TranslateAdmin): DataColumn<LogEntry>[] {
  return [
    {
      id: 'what',
      cell: ({ row: { original } }) => entryText(original, t),
      meta: { label: t('log.what'), namesRow: true, long: true },
    },
    {
      id: 'detail',
      cell: ({ row: { original } }) => detailText(original, t) || t('log.noDetail'),
      meta: { label: t('log.detail'), long: true },
    },
    {
      id: 'who',
      cell: ({ row: { original } }) =>
        t('log.person', { name: original.by.name, role: t(`role.${original.by.role}`) }),
      meta: { label: t('log.who') },
    },
    {
      id: 'at',
      cell: ({ row: { original } }) => (
        <time dateTime={original.at}>{formatDateTime(Date.parse(original.at))}</time>
      ),
      meta: { label: t('log.at') },
    },
  ];
}
