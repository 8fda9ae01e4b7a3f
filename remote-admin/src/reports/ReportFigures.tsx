import type { Report } from 'shared-data';
import { media, StatCard, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from '../words';
import { rounded } from './reportRows';

interface ReportFiguresProps {
  report: Report;
}

/** The figures of a period at a glance. */
export function ReportFigures({ report }: ReportFiguresProps) {
  const words = useWords();
  const { total, byOutcome, decisions } = report;
  const { medianDays, longestDays } = decisions;
  return (
    <Figures>
      <StatCard label={words('reports.total')} value={total} />
      <StatCard label={words('reports.approved')} value={byOutcome.approved} />
      <StatCard label={words('reports.rejected')} value={byOutcome.rejected} />
      <StatCard label={words('reports.pending')} value={byOutcome.pending} />
      <StatCard
        label={words('reports.median')}
        value={
          medianDays === null
            ? words('reports.noDecision')
            : words('reports.daysNumber', { days: rounded(medianDays) })
        }
        hint={
          longestDays !== null &&
          words('reports.longest', {
            days: words('reports.daysNumber', { days: rounded(longestDays) }),
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
