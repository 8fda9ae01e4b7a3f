import { useState } from 'react';
import { Button } from '../Button/Button';
import type { DataColumn } from './dataColumn';
import { DataTable } from './DataTable';
import type { TableSort } from './useTableAddress';

interface Row {
  id: string;
  applicant: string;
  fee: number;
}

const rows: Row[] = [
  { id: '#PAN-2026-002', applicant: 'Asha Patil', fee: 50 },
  { id: '#PAN-2026-001', applicant: 'Ravi Kumar', fee: 120 },
];

const columns: DataColumn<Row>[] = [
  {
    id: 'applicant',
    accessorKey: 'applicant',
    cell: ({ row }) => row.original.applicant,
    meta: { label: 'Applicant', namesRow: true },
  },
  {
    id: 'number',
    enableSorting: false,
    cell: ({ row }) => row.original.id,
    meta: { label: 'Number', secondary: true },
  },
  {
    id: 'fee',
    enableSorting: false,
    cell: ({ row }) => row.original.fee,
    meta: { label: 'Fee', numeric: true },
  },
  {
    id: 'actions',
    enableSorting: false,
    cell: ({ row }) => (
      <Button variant="quiet" aria-label={`Approve ${row.original.applicant}`}>
        Approve
      </Button>
    ),
    meta: { label: 'Actions', actions: true },
  },
];

const ascending: TableSort<string> = { by: 'applicant', direction: 'ascending' };

export function Sortable() {
  const [sort, setSort] = useState(ascending);
  return (
    <DataTable
      caption="Applications"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      sort={sort}
      onSort={setSort}
    />
  );
}

export function OpenedAndChosen() {
  const [selected, setSelected] = useState(['#PAN-2026-001']);
  return (
    <DataTable
      caption="Applications to choose from"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ applicant }) => applicant}
      details={({ fee }) => <p>The fee of {fee} has been paid.</p>}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

export function Stale() {
  return <DataTable caption="Results" columns={columns} rows={rows} rowId={({ id }) => id} stale />;
}
