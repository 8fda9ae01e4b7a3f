import type { DecisionFigures, Report } from 'shared-data';
import { media, StatCard, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { inTimeShare, rounded } from './reportRows';

interface ReportFiguresProps {
  report: Report;
}

/** The figures of a period at a glance: what came in and became of it, then how long it took. */
export function ReportFigures({ report }: ReportFiguresProps) {
  const t = useMessages();
  const { total, byOutcome, decisions, overdue } = report;
  return (
    <>
      <Figures>
        <StatCard label={t('reports.total')} value={total} />
        <StatCard label={t('reports.approved')} value={byOutcome.approved} />
        <StatCard label={t('reports.rejected')} value={byOutcome.rejected} />
        <StatCard label={t('reports.pending')} value={byOutcome.pending} />
      </Figures>
      <Figures>
        <InTime decisions={decisions} />
        <Median decisions={decisions} />
        <StatCard
          label={t('reports.averageWorkingDays')}
          value={
            decisions.averageWorkingDays === null ? '–' : rounded(decisions.averageWorkingDays)
          }
          hint={t('reports.averageHint')}
        />
        <StatCard
          label={t('reports.overdue')}
          value={overdue.count}
          hint={t('reports.overdueHint')}
        />
      </Figures>
    </>
  );
}

interface DecisionsProps {
  decisions: DecisionFigures;
}

function InTime({ decisions: { inTime } }: DecisionsProps) {
  const t = useMessages();
  const share = inTimeShare(inTime);
  return (
    <StatCard
      label={t('reports.inTime')}
      value={share === null ? '–' : t('reports.percent', { share })}
      hint={t('reports.inTimeHint', { promised: inTime.promised })}
    />
  );
}

function Median({ decisions: { medianDays, longestDays } }: DecisionsProps) {
  const t = useMessages();
  const inDays = (days: number) => t('reports.daysNumber', { days: rounded(days) });
  return (
    <StatCard
      label={t('reports.median')}
      value={medianDays === null ? t('reports.noDecision') : inDays(medianDays)}
      hint={longestDays !== null && t('reports.longest', { days: inDays(longestDays) })}
    />
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[4]};

  & + & {
    margin-bottom: ${theme.space[6]};
  }

  ${media.mobile} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr));
  }
`;
