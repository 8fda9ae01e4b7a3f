import {
  functionalUpdate,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import {
  SortableHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from 'shared-ui/table';
import { styled } from 'styled-components';
import type { TableSort } from './useTableAddress';

interface ColumnLook {
  label: string;
  /** The cells of this column name their rows. */
  namesRow?: boolean;
  /** The buttons of a row: no label beside them on a phone. */
  actions?: boolean;
}

const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<ColumnLook>() });

/** A column of a `DataTable`. Its id is what the address calls it when sorted by. */
export type DataColumn<Row extends RowData> = ColumnDef<typeof features, Row>;

interface DataTableProps<Row extends RowData, Key extends string> {
  caption: string;
  columns: DataColumn<Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  sort: TableSort<Key> | undefined;
  onSort: (sort: TableSort<Key>) => void;
  /** The rows still answer an earlier question. */
  stale?: boolean;
}

/** Rows that the store has filtered, sorted and paged; ascending first, then descending (spec.md §4). */
export function DataTable<Row extends RowData, Key extends string>({
  caption,
  columns,
  rows,
  rowId,
  sort,
  onSort,
  stale = false,
}: DataTableProps<Row, Key>) {
  const sorting: SortingState = sort
    ? [{ id: sort.by, desc: sort.direction === 'descending' }]
    : [];
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: (updater: Updater<SortingState>) => {
      const next = functionalUpdate(updater, sorting)[0];
      if (next) {
        onSort({ by: next.id as Key, direction: next.desc ? 'descending' : 'ascending' });
      }
    },
  });

  return (
    <Frame aria-busy={stale}>
      <Table caption={caption} captionHidden>
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              {group.headers.map(({ id, column }) =>
                column.getCanSort() ? (
                  <SortableHeader
                    key={id}
                    direction={directionOf(column.getIsSorted())}
                    onSort={() => column.toggleSorting()}
                  >
                    {column.columnDef.meta?.label}
                  </SortableHeader>
                ) : (
                  <TableHeader key={id}>{column.columnDef.meta?.label}</TableHeader>
                ),
              )}
            </TableRow>
          ))}
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id}>
              {row.getAllCells().map((cell) => {
                const { meta } = cell.column.columnDef;
                return (
                  <TableCell
                    key={cell.id}
                    header={meta?.namesRow}
                    label={meta?.actions ? undefined : meta?.label}
                  >
                    <table.FlexRender cell={cell} />
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Frame>
  );
}

function directionOf(sorted: 'asc' | 'desc' | false) {
  if (sorted === false) return 'none';
  return sorted === 'asc' ? 'ascending' : 'descending';
}

const Frame = styled.div`
  &[aria-busy='true'] {
    opacity: 0.7;
  }
`;
