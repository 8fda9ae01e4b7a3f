import { type DayFigures, type ReportPeriod } from 'shared-data';
import { formatDay } from './formatDay';
import { useReportMessages } from './i18n';
import { ChartFigure } from './charts/ChartFigure';
import { ColumnChart } from './charts/ColumnChart';
import { Legend } from './charts/Legend';
import type { Series } from './charts/series';
import { seriesStyles } from './seriesStyles';
import { stepLength, timeSteps } from './timeSteps';

interface TimeChartProps {
  byDay: readonly DayFigures[];
  period: ReportPeriod;
}

/** Applications over time: how many came in, how many were decided. */
export function TimeChart({ byDay, period }: TimeChartProps) {
  const t = useReportMessages();
  const steps = timeSteps(byDay, period);
  const length = stepLength(byDay, period);
  const title = t('overTime');
  const labelOf = (day: string) =>
    formatDay(
      day,
      length === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' },
    );
  const summary = t(`overTimeSummary.${length}`, {
    from: formatDay(period.from),
    to: formatDay(period.to),
    most: Math.max(...steps.map(({ submitted }) => submitted)),
  });
  const series: Series[] = [
    { name: t('submitted'), ...seriesStyles.submitted },
    { name: t('decided'), ...seriesStyles.decided },
  ];

  return (
    <ChartFigure
      title={title}
      summary={summary}
      columns={[t('time'), ...series.map(({ name }) => name)]}
      rows={steps.map(({ from, submitted, decided }) => [labelOf(from), submitted, decided])}
    >
      <Legend series={series} />
      <ColumnChart
        label={title}
        series={series}
        columns={steps.map(({ from, submitted, decided }) => ({
          key: from,
          label: labelOf(from),
          values: [submitted, decided],
        }))}
      />
    </ChartFigure>
  );
}
