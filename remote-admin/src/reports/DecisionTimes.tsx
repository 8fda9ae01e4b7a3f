import type { DecisionFigures } from 'shared-data';
import { useWords } from '../words';
import { ChartFigure } from './charts/ChartFigure';
import { ColumnChart } from './charts/ColumnChart';
import type { Series } from './charts/Legend';
import { rounded } from './reportRows';

interface DecisionTimesProps {
  decisions: DecisionFigures;
}

/** How long it took from the submission to the decision. */
export function DecisionTimes({ decisions }: DecisionTimesProps) {
  const words = useWords();
  const { count, medianDays, bySpan } = decisions;
  const title = words('reports.toDecision');
  const series: Series[] = [{ name: words('reports.count'), look: 'solid' }];
  return (
    <ChartFigure
      title={title}
      summary={
        medianDays === null
          ? words('reports.noDecision')
          : words('reports.toDecisionSummary', { count, median: rounded(medianDays) })
      }
      columns={[words('reports.span'), words('reports.count')]}
      rows={bySpan.map(({ span, count: decided }) => [words(`reports.span.${span}`), decided])}
    >
      <ColumnChart
        label={title}
        series={series}
        columns={bySpan.map(({ span, count: decided }) => ({
          key: span,
          label: words(`reports.span.${span}`),
          values: [decided],
        }))}
      />
    </ChartFigure>
  );
}
