import type { DecisionFigures } from 'shared-data';
import { useReportMessages } from './i18n';
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
  const t = useReportMessages();
  const { count, averageWorkingDays, bySpan } = decisions;
  const title = t('toDecision');
  const series: Series[] = [{ name: t('count'), ...seriesStyles.submitted }];
  return (
    <ChartFigure
      title={title}
      summary={
        averageWorkingDays === null
          ? t('noDecision')
          : t('toDecisionSummary', { count, average: rounded(averageWorkingDays) })
      }
      columns={[t('span'), t('count')]}
      rows={bySpan.map(({ span, count: decided }) => [t(`span.${span}`), decided])}
    >
      <ColumnChart
        label={title}
        series={series}
        columns={bySpan.map(({ span, count: decided }) => ({
          key: span,
          label: t(`span.${span}`),
          values: [decided],
        }))}
      />
    </ChartFigure>
  );
}
