import { memo } from 'react';
import type { DecisionFigures, Report } from 'shared-data';
import { media, StatCard, StatList, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useReportMessages } from './i18n';
import { inTimeShare, rounded } from './reportRows';

interface ReportFiguresProps {
  report: Report;
}

/** The figures of a period: the submitted applications and their results, then the decisions and how long they took. */
export const ReportFigures = memo(function ReportFigures({ report }: ReportFiguresProps) {
  const t = useReportMessages();
  const { total, byOutcome, decisions, overdue } = report;
  return (
    <>
      <Figures>
        <li>
          <StatCard label={t('total')} value={total} hint={t('totalHint')} />
        </li>
        <li>
          <StatCard label={t('approved')} value={byOutcome.approved} hint={t('ofReceived')} />
        </li>
        <li>
          <StatCard label={t('rejected')} value={byOutcome.rejected} hint={t('ofReceived')} />
        </li>
        <li>
          <StatCard label={t('pending')} value={byOutcome.pending} hint={t('ofReceived')} />
        </li>
      </Figures>
      <Figures>
        <li>
          <StatCard label={t('decided')} value={decisions.count} hint={t('decidedHint')} />
        </li>
        <li>
          <InTime decisions={decisions} />
        </li>
        <li>
          <StatCard
            label={t('averageWorkingDays')}
            value={
              decisions.averageWorkingDays === null ? '–' : rounded(decisions.averageWorkingDays)
            }
            hint={t('averageHint')}
          />
        </li>
        <li>
          <StatCard label={t('overdue')} value={overdue.count} hint={t('overdueHint')} />
        </li>
      </Figures>
    </>
  );
});

interface DecisionsProps {
  decisions: DecisionFigures;
}

function InTime({ decisions: { inTime } }: DecisionsProps) {
  const t = useReportMessages();
  const share = inTimeShare(inTime);
  return (
    <StatCard
      label={t('inTime')}
      value={share === null ? '–' : t('percent', { share })}
      hint={t('inTimeHint', { promised: inTime.promised })}
    />
  );
}

const Figures = styled(StatList)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  margin-bottom: ${theme.space[4]};

  & + & {
    margin-bottom: ${theme.space[6]};
  }

  ${media.mobile} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr));
  }
`;
