import type { Column, RowData } from '@tanstack/react-table';
import { SortableHeader } from '../table/SortableHeader';
import { TableHeader } from '../table/TableHeader';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useMessages } from '../table/i18n';
import type { features } from './dataColumn';

interface DataTableHeadProps<Row extends RowData> {
  columns: Column<typeof features, Row>[];
  /** Adds a column of checkboxes at the start. */
  isChoosing: boolean;
  /** Adds a column of buttons at the end that open the rows. */
  isOpening: boolean;
}

/** The column headers; those of sortable columns are buttons. */
export function DataTableHead<Row extends RowData>({
  columns,
  isChoosing,
  isOpening,
}: DataTableHeadProps<Row>) {
  const t = useMessages();
  const first = isChoosing ? 2 : 1;
  return (
    <>
      {isChoosing && (
        <TableHeader aria-colindex={1}>
          <VisuallyHidden>{t('table.choose')}</VisuallyHidden>
        </TableHeader>
      )}
      {columns.map((column, index) => {
        const { meta } = column.columnDef;
        return column.getCanSort() ? (
          <SortableHeader
            key={column.id}
            aria-colindex={first + index}
            numeric={meta?.numeric}
            direction={directionOf(column.getIsSorted())}
            onSort={() => column.toggleSorting()}
          >
            {meta?.label}
          </SortableHeader>
        ) : (
          <TableHeader key={column.id} aria-colindex={first + index} numeric={meta?.numeric}>
            {meta?.label}
          </TableHeader>
        );
      })}
      {isOpening && (
        <TableHeader aria-colindex={first + columns.length}>
          <VisuallyHidden>{t('table.details')}</VisuallyHidden>
        </TableHeader>
      )}
    </>
  );
}

function directionOf(sorted: 'asc' | 'desc' | false) {
  if (sorted === false) return 'none';
  return sorted === 'asc' ? 'ascending' : 'descending';
}
