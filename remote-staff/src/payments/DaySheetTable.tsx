import { ServiceName } from 'shared-area';
import type { Payment } from 'shared-data';
import { formatMoney, StatusTag, TextLink, theme } from 'shared-ui';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';
import { styled } from 'styled-components';
import { staffPaths } from '../staffPaths';
import { usePaymentMessages } from './i18n';

interface DaySheetTableProps {
  payments: readonly Payment[];
  /** As people read it. */
  day: string;
}

/** A cancelled payment stays in its place, struck through. */
export function DaySheetTable({ payments, day }: DaySheetTableProps) {
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
        {payments.map((payment) => (
          <PaymentRow key={payment.receipt} payment={payment} />
        ))}
      </TableBody>
    </Table>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const t = usePaymentMessages();
  const { receipt, application, number, applicant, service, method } = payment;
  const { reference = '', amount, by, cancelled } = payment;
  const Amount = cancelled ? Struck : 'span';
  return (
    <TableRow>
      <TableCell header label={t('sheet.receipt')}>
        <Kept>
          <TextLink to={staffPaths.receipt(application, receipt)}>{receipt}</TextLink>
          {cancelled && <StatusTag tone="bad">{t('sheet.cancelled')}</StatusTag>}
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
        <Amount>{formatMoney(amount)}</Amount>
      </TableCell>
      <TableCell long label={t('sheet.by')}>
        {by.name}
      </TableCell>
    </TableRow>
  );
}

const Kept = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  white-space: nowrap;
`;

const Struck = styled.s`
  color: ${theme.color.muted};
`;
