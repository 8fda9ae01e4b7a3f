import type { InTimeFigures, Report, ReportPeriod } from 'shared-data';
import type { TranslateAdmin } from '../i18n';
import { timeSteps } from './timeSteps';

type Row = [table: string, item: string, figure: string, value: string | number];

/** A report as rows of a spreadsheet: which table, which item, which figure, its value. */
export function reportRows(
  report: Report,
  period: ReportPeriod,
  t: TranslateAdmin,
): (string | number)[][] {
  const { byService, byOutcome, byOfficer, covered, decisions, overdue } = report;
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
    ...byService.flatMap(({ service, total, byOutcome: parts, medianDays, inTime }): Row[] => [
      [t('reports.byService'), service, count, total],
      ...outcomes.map((outcome): Row => {
        return [t('reports.byService'), service, t(`status.${outcome}`), parts[outcome]];
      }),
      ...(medianDays === null
        ? []
        : [[t('reports.byService'), service, median, rounded(medianDays)] satisfies Row]),
      ...inTimeRows(t('reports.byService'), service, inTime),
    ]),
    ...outcomes.map((outcome): Row => {
      return [t('reports.byStatus'), t(`status.${outcome}`), count, byOutcome[outcome]];
    }),
    ...decisions.bySpan.map(({ span, count: decided }): Row => {
      return [t('reports.toDecision'), t(`reports.span.${span}`), count, decided];
    }),
    ...(decisions.averageWorkingDays === null
      ? []
      : [
          [
            t('reports.toDecision'),
            t('reports.allDecided'),
            t('reports.averageWorkingDays'),
            rounded(decisions.averageWorkingDays),
          ] satisfies Row,
        ]),
    ...inTimeRows(t('reports.toDecision'), t('reports.allDecided'), decisions.inTime),
    ...byOfficer.flatMap(({ name, recommended, decided, medianDays, inTime }): Row[] => [
      [t('reports.byOfficer'), name, t('reports.recommended'), recommended],
      [t('reports.byOfficer'), name, t('reports.decided'), decided],
      ...(medianDays === null
        ? []
        : [
            [
              t('reports.byOfficer'),
              name,
              t('reports.medianOfOfficer'),
              rounded(medianDays),
            ] satisfies Row,
          ]),
      ...inTimeRows(t('reports.byOfficer'), name, inTime),
    ]),
    [t('reports.overdue'), t('reports.allOpen'), count, overdue.count],
    ...overdue.listed.flatMap(({ number, service, applicant, day, byDays, assignee }): Row[] => [
      [t('reports.overdue'), number, t('reports.service'), service],
      [t('reports.overdue'), number, t('applications.applicant'), applicant],
      [t('reports.overdue'), number, t('reports.due'), day],
      [t('reports.overdue'), number, t('reports.overdueBy'), byDays],
      [t('reports.overdue'), number, t('reports.assignee'), assignee ?? t('reports.nobody')],
    ]),
  ];

  function inTimeRows(table: string, item: string, figures: InTimeFigures): Row[] {
    const share = inTimeShare(figures);
    if (share === null) return [];
    return [
      [table, item, t('reports.inTimeShare'), share],
      [table, item, t('reports.promised'), figures.promised],
    ];
  }
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

/** How many of a hundred were decided in time, rounded down: 100 are all. Null where no day was promised. */
export function inTimeShare({ promised, inTime }: InTimeFigures): number | null {
  return promised === 0 ? null : Math.floor((100 * inTime) / promised);
}

/** The share with how many it is of; a dash where no day was promised. */
export function shareText(figures: InTimeFigures, t: TranslateAdmin): string {
  const share = inTimeShare(figures);
  return share === null ? '–' : t('reports.shareOf', { share, promised: figures.promised });
}
