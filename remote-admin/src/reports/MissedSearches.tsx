import { memo } from 'react';
import { useRecords, watchMissedSearches, type ReportPeriod } from 'shared-data';
import { Skeleton, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../admin/RecordsView';
import { useReportMessages } from './i18n';
import { FigureTable } from './charts/FigureTable';
import { ReportSection } from './ReportSection';

/** The number of rows: further ones are not informative. */
const listed = 20;

/** What citizens searched for without a result, by whole months; anonymous. */
export const MissedSearches = memo(function MissedSearches({
  period: { from, to },
}: {
  period: ReportPeriod;
}) {
  const t = useReportMessages();
  const misses = useRecords(watchMissedSearches, { from: monthOf(from), to: monthOf(to) });
  const title = t('missed');
  return (
    <Block>
      <RecordsView state={misses} failed={t('missedFailed')} skeleton={<Skeleton height="120px" />}>
        {(all) =>
          all.length === 0 ? (
            <ReportSection title={title} summary={t('missedNone')} />
          ) : (
            <ReportSection title={title} summary={t('missedSummary')}>
              <FigureTable
                caption={title}
                columns={[{ label: t('missedTerm') }, { label: t('missedCount'), numeric: true }]}
                rows={all.slice(0, listed).map(({ term, count }) => ({
                  key: term,
                  cells: [term, count],
                }))}
              />
            </ReportSection>
          )
        }
      </RecordsView>
    </Block>
  );
});

const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

const Block = styled.div`
  margin-top: ${theme.space[6]};
`;
