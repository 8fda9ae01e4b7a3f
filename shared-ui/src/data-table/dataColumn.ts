import {
  metaHelper,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table';

/** The look of a column, apart from its data. */
export interface ColumnLook {
  label: string;
  /** The cells of this column are the names of their rows. */
  namesRow?: boolean;
  /** The column of a row's buttons: without a label beside them on a phone. */
  actions?: boolean;
  /** A figure: aligned right. */
  numeric?: boolean;
  /** Text that somebody typed, of any length: breaks within words too. */
  long?: boolean;
  /** On a phone it is shown only in an opened row. */
  secondary?: boolean;
}

export const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  rowExpandingFeature,
  columnMeta: metaHelper<ColumnLook>(),
});

/** A column of a `DataTable`. Its id is the value in the address when the table is sorted by it. */
export type DataColumn<Row extends RowData> = ColumnDef<typeof features, Row>;
