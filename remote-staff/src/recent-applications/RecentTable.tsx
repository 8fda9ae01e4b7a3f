import type { Application } from 'shared-data';
import {
  SortableHeader,
  Table,
  TableBody,
  TableHead,
  TableHeader,
  TableRow,
} from 'shared-ui/table';
import type { TableSort } from 'shared-ui/table';
import { sharedNames } from 'shared-data/model';
import { useMessages } from '../i18n';
import { RecentRow } from './RecentRow';

/** The columns (spec.md §2). */
const columns = ['id', 'applicant', 'service', 'priority', 'status', 'date', 'actions'] as const;

/** The columns that can be sorted by. */
export const sortKeys = ['applicant', 'service', 'date'] as const;
type SortKey = (typeof sortKeys)[number];

interface RecentTableProps {
  rows: readonly Application[];
  sort: TableSort<SortKey>;
  onSort: (sort: TableSort<SortKey>) => void;
  /** The rows still answer an earlier question. */
  stale: boolean;
  onDetails: (application: Application) => void;
}

/**
 * The store has sorted and paged the rows, and nothing is opened or chosen in them: without the library of `DataTable`,
 * which weighs 12 KiB of the first screen that staff see.
 */
export function RecentTable({ rows, sort, onSort, stale, onDetails }: RecentTableProps) {
  const t = useMessages();
  const isShared = sharedNames(rows.map(({ applicant }) => applicant));
  return (
    <Table caption={t('recent.title')} captionHidden columnCount={columns.length} stale={stale}>
      <TableHead>
        <TableRow>
          {columns.map((column, index) => {
            const by = sortKeys.find((key) => key === column);
            const direction = by === sort.by ? sort.direction : 'none';
            return by ? (
              <SortableHeader
                key={column}
                aria-colindex={index + 1}
                direction={direction}
                onSort={() =>
                  onSort({
                    by,
                    direction: direction === 'ascending' ? 'descending' : 'ascending',
                  })
                }
              >
                {t(`recent.${column}`)}
              </SortableHeader>
            ) : (
              <TableHeader key={column} aria-colindex={index + 1}>
                {t(`recent.${column}`)}
              </TableHeader>
            );
          })}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((application) => (
          <RecentRow
            key={application.id}
            application={application}
            isNameShared={isShared(application.applicant.name)}
            onDetails={onDetails}
          />
        ))}
      </TableBody>
    </Table>
  );
}
