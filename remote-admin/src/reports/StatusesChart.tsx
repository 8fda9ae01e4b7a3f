import type { Report } from 'shared-data';
import { useMessages } from '../i18n';
import { ChartFigure } from './charts/ChartFigure';
import { StackedBars } from './charts/StackedBars';
import { outcomes, useOutcomeSeries } from './useOutcomeSeries';

interface StatusesChartProps {
  byOutcome: Report['byOutcome'];
}

/** How many applications are approved, pending and rejected. */
export function StatusesChart({ byOutcome }: StatusesChartProps) {
  const t = useMessages();
  const series = useOutcomeSeries();
  const title = t('reports.byStatus');
  return (
    <ChartFigure
      title={title}
      summary={t('reports.byStatusSummary', { ...byOutcome })}
      columns={[t('reports.status'), t('reports.count')]}
      rows={outcomes.map((outcome) => [t(`status.${outcome}`), byOutcome[outcome]])}
    >
      <StackedBars
        label={title}
        series={series}
        bars={outcomes.map((outcome) => ({
          key: outcome,
          label: t(`status.${outcome}`),
          values: outcomes.map((other) => (other === outcome ? byOutcome[outcome] : 0)),
        }))}
      />
    </ChartFigure>
  );
}
