import { cancelledDay, type DaySheetLine } from './daySheetLines';
import { daySheetTotals } from './daySheetTotals';
import type { TranslatePayments } from './i18n';

/** A day sheet as rows of a spreadsheet, with its totals below. */
export function daySheetRows(
  lines: readonly DaySheetLine[],
  t: TranslatePayments,
): (string | number)[][] {
  const totals = daySheetTotals(lines);
  const total = (label: string, amount: number) => [label, '', '', '', '', '', amount];
  return [
    [
      ...[t('sheet.receipt'), t('sheet.application'), t('sheet.applicant'), t('sheet.service')],
      ...[t('sheet.method'), t('sheet.reference'), t('sheet.amount')],
      ...[t('sheet.takenBy'), t('sheet.takenDay')],
      ...[t('sheet.cancelledBy'), t('sheet.cancelledDay'), t('sheet.reason')],
    ],
    ...lines.map(({ amount, payment }) => [
      ...[payment.receipt, payment.number, payment.applicant, payment.service],
      ...[t(`sheet.${payment.method}`), payment.reference ?? '', amount],
      ...[payment.by.name, payment.day],
      ...[payment.cancelled?.by.name ?? '', cancelledDay(payment) ?? ''],
      payment.cancelled?.reason ?? '',
    ]),
    total(t('sheet.cash'), totals.cash.amount),
    total(t('sheet.upi'), totals.upi.amount),
    total(t('sheet.all'), totals.all.amount),
  ];
}
