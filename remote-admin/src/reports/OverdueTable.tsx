import type { OverdueApplication } from 'shared-data';
import { formatDate, TextLink } from 'shared-ui';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';
import { FigureTable } from './charts/FigureTable';
import { ReportSection } from './ReportSection';

/** So many are listed, so that the page stays a page. */
const listed = 50;

interface OverdueTableProps {
  overdue: readonly OverdueApplication[];
}

/** What is undecided past its day, the one that waits longest first, and who has it. */
export function OverdueTable({ overdue }: OverdueTableProps) {
  const t = useMessages();
  const title = t('reports.overdue');
  const count = overdue.length;
  if (count === 0) return <ReportSection title={title} summary={t('reports.nothingOverdue')} />;
  const summary = t('reports.overdueSummary', { count });
  return (
    <ReportSection
      title={title}
      summary={count > listed ? `${summary} ${t('reports.overdueListed', { listed })}` : summary}
    >
      <FigureTable
        caption={title}
        columns={[
          { label: t('applications.id') },
          { label: t('reports.service') },
          { label: t('applications.applicant') },
          { label: t('reports.due') },
          { label: t('reports.overdueBy'), numeric: true },
          { label: t('reports.assignee') },
        ]}
        rows={overdue
          .slice(0, listed)
          .map(({ id, number, service, applicant, day, byDays, assignee }) => ({
            key: id,
            cells: [
              <TextLink key={id} to={adminPaths.foundApplications(number)}>
                {number}
              </TextLink>,
              service,
              applicant,
              formatDate(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' }),
              byDays,
              assignee ?? t('reports.nobody'),
            ],
          }))}
      />
    </ReportSection>
  );
}
