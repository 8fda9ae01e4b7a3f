import { ServiceName, StatusMark } from 'shared-area';
import { DeadlineText } from 'shared-area/deadline';
import { TrackingLine } from 'shared-area/tracking';
import { councilNow, useRecords, watchServices, type Application } from 'shared-data';
import { citizenStatus, councilTimeZone } from 'shared-data/model';
import { formatDate, formatMoney, media, theme } from 'shared-ui';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';
import { styled } from 'styled-components';
import { SampleTag } from '../citizen/SampleTag';
import { useApplicationMessages } from '../my-applications/i18n';
import { useReportMessages } from './i18n';

interface ReportTableProps {
  applications: readonly Application[];
}

export function ReportTable({ applications }: ReportTableProps) {
  const t = useReportMessages();
  const tApplication = useApplicationMessages();
  const feeOf = useFeeOf();
  return (
    <Table caption={t('list')} captionHidden>
      <TableHead>
        <TableRow>
          <TableHeader>{t('number')}</TableHeader>
          <TableHeader>{tApplication('applications.service')}</TableHeader>
          <TableHeader>{tApplication('applications.status')}</TableHeader>
          <TableHeader>{t('submitted')}</TableHeader>
          <TableHeader>{t('updated')}</TableHeader>
          <TableHeader>{t('deadline')}</TableHeader>
          <TableHeader>{t('fee')}</TableHeader>
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
  const t = useReportMessages();
  const tApplication = useApplicationMessages();
  const { number, service, status, submittedAt, updatedAt, deadline, sample } = application;
  return (
    <TableRow>
      <TableCell header label={t('number')}>
        <Numbers>
          {number} {sample && <SampleTag />}
          <TrackingLine application={application} />
        </Numbers>
      </TableCell>
      <TableCell long label={tApplication('applications.service')}>
        <ServiceName>{service}</ServiceName>
      </TableCell>
      <TableCell label={tApplication('applications.status')}>
        <StatusMark status={citizenStatus(status)} t={tApplication} />
      </TableCell>
      <TableCell label={t('submitted')}>{day(submittedAt)}</TableCell>
      <TableCell label={t('updated')}>{day(updatedAt)}</TableCell>
      <TableCell label={t('deadline')}>
        {deadline && <DeadlineText application={application} now={councilNow()} isOwn />}
      </TableCell>
      <TableCell label={t('fee')}>{fee}</TableCell>
    </TableRow>
  );
}

function day(moment: string) {
  return formatDate(new Date(moment), { dateStyle: 'medium', timeZone: councilTimeZone });
}

/** The paid fee of an application, or the current fee of its service; '' if none is known. */
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

/** On paper, the foot explains the second number. */
const Numbers = styled.div`
  p {
    margin: 0;
    font-size: ${theme.text.size14};
    font-weight: 400;
  }

  ${media.print} {
    /* On one line, so that a row has two lines and a typical report fits on one page. */
    p {
      font-size: 7.5pt;
      white-space: nowrap;
    }
  }
`;
