import type { ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';

export interface FigureColumn {
  label: string;
  /** Aligns figures right. */
  numeric?: boolean;
}

export interface FigureRow {
  /** Unique in the table. */
  key: string;
  /** One for each column; the first is the row header. */
  cells: readonly ReactNode[];
}

interface FigureTableProps {
  caption: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
}

/** A table of a report. Its title is above it. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <Table caption={caption} captionHidden>
      <TableHead>
        <TableRow>
          {columns.map(({ label, numeric }) => (
            <TableHeader key={label} numeric={numeric}>
              {label}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {columns.map(({ label, numeric }, index) => (
              <TableCell
                key={label}
                label={label}
                header={index === 0}
                long={!numeric}
                numeric={numeric}
              >
                {cells[index]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
