import type { Report } from 'shared-data';
import { useReportMessages } from './i18n';
import { useMessages } from '../i18n';
import { ChartFigure } from './charts/ChartFigure';
import { StackedBars } from './charts/StackedBars';
import { outcomes, useOutcomeSeries } from './useOutcomeSeries';

interface StatusesChartProps {
  byOutcome: Report['byOutcome'];
}

/** How many applications are approved, pending and rejected. */
export function StatusesChart({ byOutcome }: StatusesChartProps) {
  const t = useReportMessages();
  const tAdmin = useMessages();
  const series = useOutcomeSeries();
  const title = t('byStatus');
  return (
    <ChartFigure
      title={title}
      summary={t('byStatusSummary', { ...byOutcome })}
      columns={[t('status'), t('count')]}
      rows={outcomes.map((outcome) => [tAdmin(`status.${outcome}`), byOutcome[outcome]])}
    >
      <StackedBars
        label={title}
        series={series}
        bars={outcomes.map((outcome) => ({
          key: outcome,
          label: tAdmin(`status.${outcome}`),
          values: outcomes.map((other) => (other === outcome ? byOutcome[outcome] : 0)),
        }))}
      />
    </ChartFigure>
  );
}
