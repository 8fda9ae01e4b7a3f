import type { ServiceFigures } from 'shared-data';
import { useReportMessages } from './i18n';
import { ChartFigure } from './charts/ChartFigure';
import { Legend } from './charts/Legend';
import { StackedBars } from './charts/StackedBars';
import { rounded, shareText } from './reportRows';
import { outcomes, useOutcomeSeries } from './useOutcomeSeries';

interface ServicesChartProps {
  /** The most requested first. */
  services: readonly ServiceFigures[];
}

/** How often each service was applied for, with the results. */
export function ServicesChart({ services }: ServicesChartProps) {
  const t = useReportMessages();
  const series = useOutcomeSeries();
  const title = t('byService');
  const [first] = services;
  const summary = first?.total
    ? t('byServiceSummary', { service: first.service, count: first.total })
    : t('byServiceNone');

  return (
    <ChartFigure
      title={title}
      summary={summary}
      columns={[
        t('service'),
        t('count'),
        ...series.map(({ name }) => name),
        t('averageWorkingDays'),
        t('inTime'),
      ]}
      rows={services.map(({ service, total, byOutcome, averageWorkingDays, inTime }) => [
        service,
        total,
        ...outcomes.map((outcome) => byOutcome[outcome]),
        averageWorkingDays === null ? '–' : rounded(averageWorkingDays),
        shareText(inTime, t),
      ])}
    >
      <Legend series={series} />
      <StackedBars
        label={title}
        series={series}
        bars={services.map(({ service, byOutcome }) => ({
          key: service,
          label: service,
          values: outcomes.map((outcome) => byOutcome[outcome]),
        }))}
      />
    </ChartFigure>
  );
}
