import { StatusMark } from 'shared-area';
import { type Application } from 'shared-data';
import { citizenStatus } from 'shared-data/model';
import { formatDate } from 'shared-ui';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';
import { SampleTag } from '../citizen/SampleTag';
import { useMessages } from '../i18n';

interface ReportTableProps {
  applications: readonly Application[];
}

export function ReportTable({ applications }: ReportTableProps) {
  const t = useMessages();
  const day = (moment: string) => formatDate(new Date(moment));
  return (
    <Table caption={t('report.list')} captionHidden>
      <TableHead>
        <TableRow>
          <TableHeader>{t('report.number')}</TableHeader>
          <TableHeader>{t('applications.service')}</TableHeader>
          <TableHeader>{t('applications.status')}</TableHeader>
          <TableHeader>{t('report.submitted')}</TableHeader>
          <TableHeader>{t('report.updated')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {applications.map(({ id, number, service, status, submittedAt, updatedAt, sample }) => (
          <TableRow key={id}>
            <TableCell header label={t('report.number')}>
              {number} {sample && <SampleTag />}
            </TableCell>
            <TableCell long label={t('applications.service')}>
              {service}
            </TableCell>
            <TableCell label={t('applications.status')}>
              <StatusMark status={citizenStatus(status)} t={t} />
            </TableCell>
            <TableCell label={t('report.submitted')}>{day(submittedAt)}</TableCell>
            <TableCell label={t('report.updated')}>{day(updatedAt)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
