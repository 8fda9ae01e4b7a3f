import type { OverTime, ReportPeriod } from 'shared-data';
import { formatDay } from './formatDay';
import { useReportMessages } from './i18n';
import { ChartFigure } from './charts/ChartFigure';
import { ColumnChart } from './charts/ColumnChart';
import { Legend } from './charts/Legend';
import type { Series } from './charts/series';
import { seriesStyles } from './seriesStyles';

/** The date format of the steps. */
const stepLabels: Record<OverTime['length'], Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
};

interface TimeChartProps {
  overTime: OverTime;
  period: ReportPeriod;
}

/** Applications over time: how many were submitted, how many were decided. */
export function TimeChart({ overTime: { length, steps }, period }: TimeChartProps) {
  const t = useReportMessages();
  const title = t('overTime');
  const labelOf = (day: string) => formatDay(day, stepLabels[length]);
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
