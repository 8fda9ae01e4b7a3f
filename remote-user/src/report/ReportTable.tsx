import { StatusMark } from 'shared-area';
import { type Application, citizenStatus } from 'shared-data';
import { formatDate } from 'shared-ui';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';
import { SampleTag } from '../citizen/SampleTag';
import { useWords } from '../words';

interface ReportTableProps {
  applications: readonly Application[];
}

export function ReportTable({ applications }: ReportTableProps) {
  const words = useWords();
  const day = (moment: string) => formatDate(new Date(moment));
  return (
    <Table caption={words('report.list')} captionHidden>
      <TableHead>
        <TableRow>
          <TableHeader>{words('report.number')}</TableHeader>
          <TableHeader>{words('applications.service')}</TableHeader>
          <TableHeader>{words('applications.status')}</TableHeader>
          <TableHeader>{words('report.submitted')}</TableHeader>
          <TableHeader>{words('report.updated')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {applications.map(({ id, number, service, status, submittedAt, updatedAt, sample }) => (
          <TableRow key={id}>
            <TableCell header label={words('report.number')}>
              {number} {sample && <SampleTag />}
            </TableCell>
            <TableCell long label={words('applications.service')}>
              {service}
            </TableCell>
            <TableCell label={words('applications.status')}>
              <StatusMark status={citizenStatus(status)} words={words} />
            </TableCell>
            <TableCell label={words('report.submitted')}>{day(submittedAt)}</TableCell>
            <TableCell label={words('report.updated')}>{day(updatedAt)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
