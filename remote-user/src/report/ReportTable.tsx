import { StatusMark } from 'shared-area';
import { useRecords, watchServices, type Application } from 'shared-data';
import { citizenStatus, councilTimeZone } from 'shared-data/model';
import { formatDate, formatMoney } from 'shared-ui';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';
import { SampleTag } from '../citizen/SampleTag';
import { useMessages } from '../i18n';
import { useReportMessages } from './i18n';

interface ReportTableProps {
  applications: readonly Application[];
}

export function ReportTable({ applications }: ReportTableProps) {
  const t = useMessages();
  const tReport = useReportMessages();
  const feeOf = useFeeOf();
  return (
    <Table caption={t('report.list')} captionHidden>
      <TableHead>
        <TableRow>
          <TableHeader>{t('report.number')}</TableHeader>
          <TableHeader>{t('applications.service')}</TableHeader>
          <TableHeader>{t('applications.status')}</TableHeader>
          <TableHeader>{t('report.submitted')}</TableHeader>
          <TableHeader>{t('report.updated')}</TableHeader>
          <TableHeader>{tReport('deadline')}</TableHeader>
          <TableHeader>{tReport('fee')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {applications.map((application) => (
          <ReportRow key={application.id} application={application} fee={feeOf(application)} />
        ))}
      </TableBody>
    </Table>
  );
}

function ReportRow({ application, fee }: { application: Application; fee: string }) {
  const t = useMessages();
  const tReport = useReportMessages();
  const { number, service, status, submittedAt, updatedAt, deadline, sample } = application;
  return (
    <TableRow>
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
      <TableCell label={tReport('deadline')}>{deadline && writeDay(deadline.day, 'UTC')}</TableCell>
      <TableCell label={tReport('fee')}>{fee}</TableCell>
    </TableRow>
  );
}

function day(moment: string) {
  return writeDay(moment, councilTimeZone);
}

function writeDay(time: string, timeZone: string) {
  return formatDate(new Date(time), { dateStyle: 'medium', timeZone });
}

/** What was paid for an application, or what its service costs now; '' where nobody knows. */
function useFeeOf() {
  const t = useReportMessages();
  const services = useRecords(watchServices);
  const offered = services.status === 'ready' ? services.data : [];
  return ({ service, payment }: Application) => {
    if (payment) return t('paid', { amount: formatMoney(payment.amount) });
    const fee = offered.find(({ name }) => name === service)?.fee;
    if (fee === undefined) return '';
    return fee > 0 ? formatMoney(fee) : t('free');
  };
}
