import { ServiceName } from 'shared-area';
import { formatMoney, StatusTag, TextLink, theme } from 'shared-ui';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';
import { styled } from 'styled-components';
import { staffPaths } from '../staffPaths';
import { counterDay } from './counterDay';
import { cancelledDay, type DaySheetLine } from './daySheetLines';
import { usePaymentMessages } from './i18n';

interface DaySheetTableProps {
  lines: readonly DaySheetLine[];
  /** The formatted day. */
  day: string;
}

/** A payment is listed in full even if it was cancelled later; the cancellation is a line of its own. */
export function DaySheetTable({ lines, day }: DaySheetTableProps) {
  const t = usePaymentMessages();
  return (
    <Table caption={t('sheet.caption', { day })} captionHidden>
      <TableHead>
        <TableRow>
          <TableHeader>{t('sheet.receipt')}</TableHeader>
          <TableHeader>{t('sheet.application')}</TableHeader>
          <TableHeader>{t('sheet.applicant')}</TableHeader>
          <TableHeader>{t('sheet.service')}</TableHeader>
          <TableHeader>{t('sheet.method')}</TableHeader>
          <TableHeader>{t('sheet.reference')}</TableHeader>
          <TableHeader numeric>{t('sheet.amount')}</TableHeader>
          <TableHeader>{t('sheet.by')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <LineRow key={`${line.kind} ${line.payment.receipt}`} line={line} />
        ))}
      </TableBody>
    </Table>
  );
}

function LineRow({ line }: { line: DaySheetLine }) {
  const t = usePaymentMessages();
  const { kind, amount, payment } = line;
  const { receipt, application, number, applicant, service, method } = payment;
  const { reference = '', by, cancelled } = payment;
  const noted = kind === 'cancelled' && cancelled ? cancelled : { by, reason: '' };
  return (
    <TableRow>
      <TableCell header label={t('sheet.receipt')}>
        <Kept>
          <TextLink to={staffPaths.receipt(application, receipt)}>{receipt}</TextLink>
          <Mark line={line} />
        </Kept>
      </TableCell>
      <TableCell label={t('sheet.application')}>
        <TextLink to={staffPaths.review(application)}>{number}</TextLink>
      </TableCell>
      <TableCell long label={t('sheet.applicant')}>
        {applicant}
      </TableCell>
      <TableCell long label={t('sheet.service')}>
        <ServiceName>{service}</ServiceName>
      </TableCell>
      <TableCell label={t('sheet.method')}>{t(`sheet.${method}`)}</TableCell>
      <TableCell long label={t('sheet.reference')}>
        {reference}
      </TableCell>
      <TableCell numeric label={t('sheet.amount')}>
        {formatMoney(amount)}
      </TableCell>
      <TableCell long label={t('sheet.by')}>
        <span>
          {noted.by.name}
          {noted.reason !== '' && <Detail>{noted.reason}</Detail>}
        </span>
      </TableCell>
    </TableRow>
  );
}

function Mark({ line: { kind, payment } }: { line: DaySheetLine }) {
  const t = usePaymentMessages();
  const cancelled = cancelledDay(payment);
  if (cancelled === undefined) return null;
  if (kind === 'taken') {
    return <Detail>{t('sheet.cancelledOn', { day: counterDay(cancelled) })}</Detail>;
  }
  return (
    <>
      <StatusTag tone="bad">{t('sheet.cancelled')}</StatusTag>
      <Detail>{t('sheet.takenOn', { day: counterDay(payment.day) })}</Detail>
    </>
  );
}

const Kept = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};

  > a {
    white-space: nowrap;
  }
`;

const Detail = styled.span`
  display: block;
  font-size: ${theme.text.size14};
  font-weight: 400;
  color: ${theme.color.muted};
`;
