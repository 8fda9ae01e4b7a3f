import type { Report } from 'shared-data';
import { media, StatCard, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { rounded } from './reportRows';

interface ReportFiguresProps {
  report: Report;
}

/** The figures of a period at a glance. */
export function ReportFigures({ report }: ReportFiguresProps) {
  const t = useMessages();
  const { total, byOutcome, decisions } = report;
  const { medianDays, longestDays } = decisions;
  return (
    <Figures>
      <StatCard label={t('reports.total')} value={total} />
      <StatCard label={t('reports.approved')} value={byOutcome.approved} />
      <StatCard label={t('reports.rejected')} value={byOutcome.rejected} />
      <StatCard label={t('reports.pending')} value={byOutcome.pending} />
      <StatCard
        label={t('reports.median')}
        value={
          medianDays === null
            ? t('reports.noDecision')
            : t('reports.daysNumber', { days: rounded(medianDays) })
        }
        hint={
          longestDays !== null &&
          t('reports.longest', {
            days: t('reports.daysNumber', { days: rounded(longestDays) }),
          })
        }
      />
    </Figures>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[6]};

  > :last-child {
    grid-column: span 2;
  }

  ${media.mobile} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8.5rem, 34%)), 1fr));

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
