import type { Payment } from 'shared-data';
import { daySheetTotals } from './daySheetTotals';
import type { TranslatePayments } from './i18n';

/** A day sheet as rows of a spreadsheet, with its totals below. The amount of a cancelled payment stands as none. */
export function daySheetRows(
  payments: readonly Payment[],
  t: TranslatePayments,
): (string | number)[][] {
  const totals = daySheetTotals(payments);
  const total = (label: string, amount: number) => [label, '', '', '', '', '', amount];
  return [
    [
      ...[t('sheet.receipt'), t('sheet.application'), t('sheet.applicant'), t('sheet.service')],
      ...[t('sheet.method'), t('sheet.reference'), t('sheet.amount'), t('sheet.by')],
      ...[t('sheet.cancelled'), t('sheet.reason')],
    ],
    ...payments.map(({ cancelled, ...payment }) => [
      ...[payment.receipt, payment.number, payment.applicant, payment.service],
      ...[t(`sheet.${payment.method}`), payment.reference ?? '', cancelled ? 0 : payment.amount],
      ...[payment.by.name, cancelled ? cancelled.by.name : '', cancelled ? cancelled.reason : ''],
    ]),
    total(t('sheet.cash'), totals.cash.amount),
    total(t('sheet.upi'), totals.upi.amount),
    total(t('sheet.all'), totals.all.amount),
  ];
}
