import type { Report, ReportPeriod } from 'shared-data';
import type { WordsOfAdmin } from '../words';
import { timeSteps } from './timeSteps';

type Row = [table: string, item: string, figure: string, value: number];

/** A report as rows of a spreadsheet: which table, which item, which figure, its value. */
export function reportRows(
  report: Report,
  period: ReportPeriod,
  words: WordsOfAdmin,
): (string | number)[][] {
  const { byService, byOutcome, covered, decisions } = report;
  const count = words('reports.count');
  const median = words('reports.medianColumn');
  const outcomes = ['approved', 'pending', 'rejected'] as const;
  const rows: Row[] = [
    ...(covered
      ? [
          [
            words('reports.title'),
            covered.from,
            words('reports.coveredFigure'),
            covered.applications,
          ] satisfies Row,
        ]
      : []),
    ...timeSteps(report.byDay, period).flatMap(({ from, submitted, decided }): Row[] => [
      [words('reports.overTime'), from, words('reports.submitted'), submitted],
      [words('reports.overTime'), from, words('reports.decided'), decided],
    ]),
    ...byService.flatMap(({ service, total, byOutcome: parts, medianDays }): Row[] => [
      [words('reports.byService'), service, count, total],
      ...outcomes.map((outcome): Row => {
        return [words('reports.byService'), service, words(`status.${outcome}`), parts[outcome]];
      }),
      ...(medianDays === null
        ? []
        : [[words('reports.byService'), service, median, rounded(medianDays)] satisfies Row]),
    ]),
    ...outcomes.map((outcome): Row => {
      return [words('reports.byStatus'), words(`status.${outcome}`), count, byOutcome[outcome]];
    }),
    ...decisions.bySpan.map(({ span, count: decided }): Row => {
      return [words('reports.toDecision'), words(`reports.span.${span}`), count, decided];
    }),
  ];
  const head = [
    words('reports.csvTable'),
    words('reports.csvItem'),
    words('reports.csvFigure'),
    words('reports.csvValue'),
  ];
  return [head, ...rows];
}

/** Days to one decimal. */
export function rounded(days: number): number {
  return Math.round(days * 10) / 10;
}
