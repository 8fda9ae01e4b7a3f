import type { DecisionFigures } from 'shared-data';
import { useMessages } from '../i18n';
import { ChartFigure } from './charts/ChartFigure';
import { ColumnChart } from './charts/ColumnChart';
import type { Series } from './charts/series';
import { rounded } from './reportRows';
import { seriesStyles } from './seriesStyles';

interface DecisionTimesProps {
  decisions: DecisionFigures;
}

/** How long it took from the submission to the decision. */
export function DecisionTimes({ decisions }: DecisionTimesProps) {
  const t = useMessages();
  const { count, medianDays, bySpan } = decisions;
  const title = t('reports.toDecision');
  const series: Series[] = [{ name: t('reports.count'), ...seriesStyles.submitted }];
  return (
    <ChartFigure
      title={title}
      summary={
        medianDays === null
          ? t('reports.noDecision')
          : t('reports.toDecisionSummary', { count, median: rounded(medianDays) })
      }
      columns={[t('reports.span'), t('reports.count')]}
      rows={bySpan.map(({ span, count: decided }) => [t(`reports.span.${span}`), decided])}
    >
      <ColumnChart
        label={title}
        series={series}
        columns={bySpan.map(({ span, count: decided }) => ({
          key: span,
          label: t(`reports.span.${span}`),
          values: [decided],
        }))}
      />
    </ChartFigure>
  );
}
