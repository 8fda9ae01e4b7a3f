import { Button } from '../Button/Button';
import { DayField } from '../data-table/DayField';
import { SearchField } from '../SearchField/SearchField';
import { StatusTag } from '../StatusTag/StatusTag';
import { Pagination } from './Pagination';
import { RowActions } from './RowActions';
import { SortableHeader } from './SortableHeader';
import { Table, TableBody, TableHead, TableRow } from './Table';
import { TableCell } from './TableCell';
import { TableHeader } from './TableHeader';
import { TableToolbar } from './TableToolbar';

const nothing = () => undefined;

const rows = [
  { id: '#PAN-2026-032', applicant: 'Asha Patil', fee: '₹50', tone: 'warn', status: 'Pending' },
  { id: '#PAN-2026-031', applicant: 'Ravi Kumar', fee: '₹120', tone: 'good', status: 'Approved' },
  { id: '#PAN-2026-030', applicant: 'Meena Shinde', fee: '₹50', tone: 'bad', status: 'Rejected' },
] as const;

export function Applications() {
  return (
    <>
      <TableToolbar>
        <SearchField
          label="Search applications"
          placeholder="Number, applicant or service"
          value=""
          onSearch={nothing}
        />
        <DayField label="Submitted on" value="2026-11-23" onDay={nothing} />
        <Button variant="secondary">Filters</Button>
      </TableToolbar>
      <Table caption="Recent applications">
        <TableHead>
          <TableRow>
            <TableHeader>ID</TableHeader>
            <SortableHeader direction="ascending" onSort={nothing}>
              Applicant
            </SortableHeader>
            <TableHeader numeric>Fee</TableHeader>
            <SortableHeader direction="none" onSort={nothing}>
              Status
            </SortableHeader>
            <TableHeader>Actions</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, applicant, fee, tone, status }) => (
            <TableRow key={id}>
              <TableCell header label="ID">
                {id}
              </TableCell>
              <TableCell label="Applicant">{applicant}</TableCell>
              <TableCell numeric label="Fee">
                {fee}
              </TableCell>
              <TableCell label="Status">
                <StatusTag tone={tone}>{status}</StatusTag>
              </TableCell>
              <TableCell>
                <RowActions aria-busy={status === 'Pending'}>
                  <Button variant="secondary" size="small" aria-disabled={status === 'Pending'}>
                    Review
                  </Button>
                  <Button variant="quiet" size="small" aria-disabled={status === 'Pending'}>
                    Details
                  </Button>
                </RowActions>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination page={1} pageSize={4} total={32} onPage={nothing} />
    </>
  );
}

export function HiddenCaption() {
  return (
    <Table caption="Application Status" captionHidden>
      <TableHead>
        <TableRow>
          <TableHeader>Service</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell label="Service">Trade License</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

export function LastPage() {
  return <Pagination page={8} pageSize={4} total={32} onPage={nothing} noun="applications" />;
}
