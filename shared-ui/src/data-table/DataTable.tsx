import {
  functionalUpdate,
  useTable,
  type RowData,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKeptFocus } from '../hooks/useKeptFocus';
import { Table, TableBody, TableHead, TableRow } from '../table/Table';
import { mobileQuery } from '../theme/media';
import { theme } from '../theme/theme';
import { features, type DataColumn } from './dataColumn';
import { DataTableHead } from './DataTableHead';
import { DataTableRow } from './DataTableRow';
import type { TableSort } from './useTableAddress';

export interface DataTableProps<Row extends RowData, Key extends string> {
  caption: string;
  /** Must keep their identity between renders. */
  columns: DataColumn<Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  sort?: TableSort<Key> | undefined;
  onSort?: ((sort: TableSort<Key>) => void) | undefined;
  /** The rows still belong to an earlier query. */
  stale?: boolean;
  /** The content below an opened row; adds a button to each row that opens it. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** The name of a row for its buttons and checkboxes. Needed with `details` and `selected`. */
  rowName?: ((row: Row) => string) | undefined;
  /** Ids of the selected rows; adds a checkbox to each row. */
  selected?: readonly string[] | undefined;
  onSelect?: ((ids: string[]) => void) | undefined;
  /** The reason why a row cannot be selected; undefined if it can. */
  whyNotSelected?: ((row: Row) => string | undefined) | undefined;
}

/**
 * A table of rows that the store has filtered, sorted and paged; sorts ascending first, then descending
 * (spec.md §4).
 */
export function DataTable<Row extends RowData, Key extends string>({
  caption,
  columns,
  rows,
  rowId,
  sort,
  onSort,
  stale,
  details,
  rowName = rowId,
  selected,
  onSelect,
  whyNotSelected = () => undefined,
}: DataTableProps<Row, Key>) {
  const frame = useKeptFocus('tbody > tr');
  const [expanded, setExpanded] = useState<Record<string, boolean>>({});
  const sorting: SortingState = sort
    ? [{ id: sort.by, desc: sort.direction === 'descending' }]
    : [];
  const rowSelection: RowSelectionState = Object.fromEntries(
    (selected ?? []).map((id) => [id, true as const]),
  );
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    getRowCanExpand: () => details !== undefined,
    enableRowSelection: ({ original }) =>
      selected !== undefined && whyNotSelected(original) === undefined,
    manualSorting: true,
    manualExpanding: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: { sorting, rowSelection, expanded },
    onExpandedChange: (updater) =>
      setExpanded((before) => {
        const after = functionalUpdate(updater, before);
        return after === true ? before : after;
      }),
    onRowSelectionChange: (updater) => {
      onSelect?.(Object.keys(functionalUpdate(updater, rowSelection)));
    },
    onSortingChange: (updater: Updater<SortingState>) => {
      const next = functionalUpdate(updater, sorting)[0];
      if (next) onSort?.({ by: next.id as Key, direction: next.desc ? 'descending' : 'ascending' });
    },
  });

  return (
    <Frame ref={frame}>
      <Table
        caption={caption}
        captionHidden
        stale={stale}
        columnCount={columns.length + (selected ? 1 : 0) + (details ? 1 : 0)}
      >
        <TableHead>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              <DataTableHead
                columns={group.headers.map(({ column }) => column)}
                isChoosing={selected !== undefined}
                isOpening={details !== undefined}
              />
            </TableRow>
          ))}
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <DataTableRow
              key={row.id}
              row={row}
              name={rowName(row.original)}
              columns={columns}
              isOpen={row.getIsExpanded()}
              details={details}
              isChosen={selected?.includes(row.id)}
              whyNotChosen={whyNotSelected(row.original)}
            />
          ))}
        </TableBody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  @media not print {
    [data-cards] tbody > tr {
      position: relative;
    }

    [data-cards] td[data-choice] {
      position: absolute;
      inset-block-start: ${theme.space[2]};
      inset-inline-end: ${theme.space[1]};
      margin: 0;
      padding: 0;
      border: 0;
    }

    [data-cards] [data-choice] + * {
      padding-inline-end: 40px;
    }

    [data-cards] tr[data-open='true'],
    [data-cards] tr[data-details] {
      grid-column: 1 / -1;
    }

    [data-cards] tr[data-open='true'] {
      margin-bottom: 0;
      border-bottom: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }

    [data-cards] tr[data-details] {
      border-top: 0;
      border-start-start-radius: 0;
      border-start-end-radius: 0;
      background: ${theme.color.raised};
    }
  }

  @media screen and ${mobileQuery} {
    [data-cards] [data-choice] ~ th {
      padding-inline-end: 40px;
    }

    [data-cards] tr:not([data-open='true']) > [data-secondary] {
      display: none;
    }
  }
`;
