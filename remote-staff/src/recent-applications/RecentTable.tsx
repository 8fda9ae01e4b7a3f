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

/** The sortable columns. */
export const sortKeys = ['applicant', 'service', 'date'] as const;
type SortKey = (typeof sortKeys)[number];

interface RecentTableProps {
  rows: readonly Application[];
  caption: string;
  /** Left out where the rows have an order of their own. */
  sort?: TableSort<SortKey>;
  onSort?: (sort: TableSort<SortKey>) => void;
  /** The rows are still those of the previous query. */
  stale: boolean;
  onDetails: (application: Application) => void;
}

/**
 * The store sorts and pages the rows, and nothing in them is opened or selected. So this works without the library of
 * `DataTable`, which would add 12 KiB to the first screen of staff.
 */
export function RecentTable({ rows, caption, sort, onSort, stale, onDetails }: RecentTableProps) {
  const t = useMessages();
  const isShared = sharedNames(rows.map(({ applicant }) => applicant));
  return (
    <Table caption={caption} captionHidden columnCount={columns.length} stale={stale}>
      <TableHead>
        <TableRow>
          {columns.map((column, index) => {
            const by = sortKeys.find((key) => key === column);
            const direction = sort && by === sort.by ? sort.direction : 'none';
            return by && onSort ? (
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
