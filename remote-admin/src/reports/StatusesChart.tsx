import type { Report } from 'shared-data';
import { useWords } from '../words';
import { ChartFigure } from './charts/ChartFigure';
import { StackedBars } from './charts/StackedBars';
import { outcomes, useOutcomeSeries } from './useOutcomeSeries';

interface StatusesChartProps {
  byOutcome: Report['byOutcome'];
}

/** How many applications are approved, pending and rejected. */
export function StatusesChart({ byOutcome }: StatusesChartProps) {
  const words = useWords();
  const series = useOutcomeSeries();
  const title = words('reports.byStatus');
  return (
    <ChartFigure
      title={title}
      summary={words('reports.byStatusSummary', { ...byOutcome })}
      columns={[words('reports.status'), words('reports.count')]}
      rows={outcomes.map((outcome) => [words(`status.${outcome}`), byOutcome[outcome]])}
    >
      <StackedBars
        label={title}
        series={series}
        bars={outcomes.map((outcome) => ({
          key: outcome,
          label: words(`status.${outcome}`),
          values: outcomes.map((other) => (other === outcome ? byOutcome[outcome] : 0)),
        }))}
      />
    </ChartFigure>
  );
}
