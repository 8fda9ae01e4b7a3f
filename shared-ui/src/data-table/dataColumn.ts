import {
  metaHelper,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table';

/** How a column looks, beside what it holds. */
export interface ColumnLook {
  label: string;
  /** The cells of this column name their rows. */
  namesRow?: boolean;
  /** The buttons of a row: no label beside them on a phone. */
  actions?: boolean;
  /** A figure: aligned right. */
  numeric?: boolean;
  /** Holds what somebody typed, of any length: wraps within words too. */
  long?: boolean;
  /** On a phone it shows only in a row that is opened. */
  secondary?: boolean;
}

export const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  rowExpandingFeature,
  columnMeta: metaHelper<ColumnLook>(),
});

/** A column of a `DataTable`. Its id is what the address calls it when sorted by. */
export type DataColumn<Row extends RowData> = ColumnDef<typeof features, Row>;
