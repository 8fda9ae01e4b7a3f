import type { Report, ReportPeriod } from 'shared-data';
import type { TranslateAdmin } from '../i18n';
import { timeSteps } from './timeSteps';

type Row = [table: string, item: string, figure: string, value: number];

/** A report as rows of a spreadsheet: which table, which item, which figure, its value. */
export function reportRows(
  report: Report,
  period: ReportPeriod,
  t: TranslateAdmin,
): (string | number)[][] {
  const { byService, byOutcome, covered, decisions } = report;
  const count = t('reports.count');
  const median = t('reports.medianColumn');
  const outcomes = ['approved', 'pending', 'rejected'] as const;
  const rows: Row[] = [
    ...(covered
      ? [
          [
            t('reports.title'),
            covered.from,
            t('reports.coveredFigure'),
            covered.applications,
          ] satisfies Row,
        ]
      : []),
    ...timeSteps(report.byDay, period).flatMap(({ from, submitted, decided }): Row[] => [
      [t('reports.overTime'), from, t('reports.submitted'), submitted],
      [t('reports.overTime'), from, t('reports.decided'), decided],
    ]),
    ...byService.flatMap(({ service, total, byOutcome: parts, medianDays }): Row[] => [
      [t('reports.byService'), service, count, total],
      ...outcomes.map((outcome): Row => {
        return [t('reports.byService'), service, t(`status.${outcome}`), parts[outcome]];
      }),
      ...(medianDays === null
        ? []
        : [[t('reports.byService'), service, median, rounded(medianDays)] satisfies Row]),
    ]),
    ...outcomes.map((outcome): Row => {
      return [t('reports.byStatus'), t(`status.${outcome}`), count, byOutcome[outcome]];
    }),
    ...decisions.bySpan.map(({ span, count: decided }): Row => {
      return [t('reports.toDecision'), t(`reports.span.${span}`), count, decided];
    }),
  ];
  const head = [
    t('reports.csvTable'),
    t('reports.csvItem'),
    t('reports.csvFigure'),
    t('reports.csvValue'),
  ];
  return [head, ...rows];
}

/** Days to one decimal. */
export function rounded(days: number): number {
  return Math.round(days * 10) / 10;
}
