import { flexRender, type Row as TableRowModel, type RowData } from '@tanstack/react-table';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo, useDeferredValue, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { EntryBoundary } from '../boundaries/EntryBoundary';
import { TableRow } from '../table/Table';
import { Skeleton } from '../Skeleton/Skeleton';
import { TableCell } from '../table/TableCell';
import { theme } from '../theme/theme';
import { useMessages } from '../table/i18n';
import type { DataColumn, features } from './dataColumn';

interface DataTableRowProps<Row extends RowData> {
  row: TableRowModel<typeof features, Row>;
  /** A new value re-renders the row, because its cells depend on the columns. */
  columns: readonly DataColumn<Row>[];
  name: string;
  isOpen: boolean;
  /** The content below an opened row. */
  details: ((row: Row) => ReactNode) | undefined;
  /** Undefined if rows cannot be selected. */
  isChosen: boolean | undefined;
  whyNotChosen: string | undefined;
}

/**
 * One row and, when it is open, its details below it across the whole width. Each cell has the index of its
 * column, because on a phone a row leaves some out.
 */
export const DataTableRow = memo(function DataTableRow<Row extends RowData>({
  row,
  name,
  isOpen,
  details,
  isChosen,
  whyNotChosen,
}: DataTableRowProps<Row>) {
  const t = useMessages();
  const detailsId = useId();
  const cells = row.getAllCells();
  const first = isChosen === undefined ? 1 : 2;
  const Mark = isOpen ? ChevronUp : ChevronDown;

  return (
    <>
      <TableRow data-open={isOpen}>
        {isChosen !== undefined && (
          <TableCell data-choice aria-colindex={1}>
            <Choice>
              <Box
                type="checkbox"
                aria-label={t('table.chooseRow', { name })}
                checked={isChosen && whyNotChosen === undefined}
                disabled={whyNotChosen !== undefined}
                title={whyNotChosen}
                onChange={row.getToggleSelectedHandler()}
              />
            </Choice>
          </TableCell>
        )}
        {cells.map((cell, index) => {
          const { meta } = cell.column.columnDef;
          return (
            <TableCell
              key={cell.id}
              aria-colindex={first + index}
              header={meta?.namesRow}
              numeric={meta?.numeric}
              long={meta?.long}
              label={meta?.actions ? undefined : meta?.label}
              data-secondary={meta?.secondary}
            >
              {flexRender(cell.column.columnDef.cell, cell.getContext())}
            </TableCell>
          );
        })}
        {details && (
          <TableCell aria-colindex={first + cells.length}>
            <Button
              variant="quiet"
              size="small"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-label={t('table.detailsOf', { name })}
              icon={<Mark size={18} aria-hidden="true" />}
              onClick={() => row.toggleExpanded()}
            >
              {t('table.details')}
            </Button>
          </TableCell>
        )}
      </TableRow>
      {isOpen && details && (
        <TableRow id={detailsId} data-details>
          <TableCell aria-colindex={1} colSpan={first + cells.length}>
            <Details>
              <EntryBoundary fallback={(sentence) => sentence}>
                <AfterNextPaint>{() => details(row.original)}</AfterNextPaint>
              </EntryBoundary>
            </Details>
          </TableCell>
        </TableRow>
      )}
    </>
  );
}) as <Row extends RowData>(props: DataTableRowProps<Row>) => ReactNode;

/** The button responds at once, and the details follow: on a slow phone they take half a second. */
function AfterNextPaint({ children }: { children: () => ReactNode }) {
  const isPainted = useDeferredValue(true, false);
  return isPainted ? children() : <Skeleton lines={4} />;
}

const Choice = styled.label`
  display: grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  cursor: pointer;
`;

const Box = styled.input`
  width: 22px;
  height: 22px;
  cursor: pointer;
`;

const Details = styled.div`
  width: 100%;
  padding: ${theme.space[2]} ${theme.space[3]};
  text-align: start;
`;
