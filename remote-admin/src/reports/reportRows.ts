import type { InTimeFigures, Report } from 'shared-data';
import type { TranslateAdmin } from '../i18n';
import type { TranslateReport } from './i18n';

type Row = [table: string, item: string, figure: string, value: string | number];

interface ReportRowsOptions {
  /** The head of the report: council, period and time; a row each on top. */
  head: readonly string[];
}

/** A report as rows of a spreadsheet: after the head, the columns table, item, figure and value. */
export function reportRows(
  report: Report,
  { head }: ReportRowsOptions,
  { t, tAdmin }: { t: TranslateReport; tAdmin: TranslateAdmin },
): (string | number)[][] {
  const { byService, byOutcome, byOfficer, decisions, overdue } = report;
  const count = t('count');
  const average = t('averageWorkingDays');
  const outcomes = ['approved', 'pending', 'rejected'] as const;
  const rows: Row[] = [
    ...report.overTime.steps.flatMap(({ from, submitted, decided }): Row[] => [
      [t('overTime'), from, t('submitted'), submitted],
      [t('overTime'), from, t('decided'), decided],
    ]),
    ...byService.flatMap(
      ({ service, total, byOutcome: parts, averageWorkingDays, inTime }): Row[] => [
        [t('byService'), service, count, total],
        ...outcomes.map((outcome): Row => {
          return [t('byService'), service, tAdmin(`status.${outcome}`), parts[outcome]];
        }),
        ...averageRows(t('byService'), service, averageWorkingDays),
        ...inTimeRows(t('byService'), service, inTime),
      ],
    ),
    ...outcomes.map((outcome): Row => {
      return [t('byStatus'), tAdmin(`status.${outcome}`), count, byOutcome[outcome]];
    }),
    ...decisions.bySpan.map(({ span, count: decided }): Row => {
      return [t('toDecision'), t(`span.${span}`), count, decided];
    }),
    [t('toDecision'), t('allDecided'), count, decisions.count],
    ...averageRows(t('toDecision'), t('allDecided'), decisions.averageWorkingDays),
    ...inTimeRows(t('toDecision'), t('allDecided'), decisions.inTime),
    ...byOfficer.flatMap(({ name, recommended, decided, inTime }): Row[] => [
      [t('byOfficer'), name, t('recommended'), recommended],
      [t('byOfficer'), name, t('decided'), decided],
      ...inTimeRows(t('byOfficer'), name, inTime),
    ]),
    [t('overdue'), t('allOpen'), count, overdue.count],
    ...overdue.listed.flatMap(({ number, service, applicant, day, byDays, assignee }): Row[] => [
      [t('overdue'), number, t('service'), service],
      [t('overdue'), number, t('applicant'), applicant],
      [t('overdue'), number, t('due'), day],
      [t('overdue'), number, t('overdueBy'), byDays],
      [t('overdue'), number, t('assignee'), assignee ?? t('nobody')],
    ]),
  ];

  function averageRows(table: string, item: string, days: number | null): Row[] {
    return days === null ? [] : [[table, item, average, rounded(days)]];
  }

  function inTimeRows(table: string, item: string, figures: InTimeFigures): Row[] {
    const share = inTimeShare(figures);
    if (share === null) return [];
    return [
      [table, item, t('inTimeShare'), share],
      [table, item, t('promised'), figures.promised],
    ];
  }
  const columns = [t('csvTable'), t('csvItem'), t('csvFigure'), t('csvValue')];
  return [...head.map((line) => [line]), columns, ...rows];
}

/** Days to one decimal. */
export function rounded(days: number): number {
  return Math.round(days * 10) / 10;
}

/** The percentage of decisions in time, rounded down: 100 means all. Null if no day was promised. */
export function inTimeShare({ promised, inTime }: InTimeFigures): number | null {
  return promised === 0 ? null : Math.floor((100 * inTime) / promised);
}

/** The share together with its total; a dash if no day was promised. */
export function shareText(figures: InTimeFigures, t: TranslateReport): string {
  const share = inTimeShare(figures);
  return share === null ? '–' : t('shareOf', { share, promised: figures.promised });
}
