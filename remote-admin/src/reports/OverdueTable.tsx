import type { OverdueFigures } from 'shared-data';
import { formatDate, TextLink } from 'shared-ui';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';
import { FigureTable } from './charts/FigureTable';
import { ReportSection } from './ReportSection';

interface OverdueTableProps {
  overdue: OverdueFigures;
}

/** What is past its day with the office, whatever the period: those that wait longest, and the way to the others. */
export function OverdueTable({ overdue }: OverdueTableProps) {
  const t = useMessages();
  const title = t('reports.overdueTitle');
  const { count, listed } = overdue;
  if (count === 0) return <ReportSection title={title} summary={t('reports.nothingOverdue')} />;
  const more = count - listed.length;
  return (
    <ReportSection title={title} summary={t('reports.overdueSummary', { count })}>
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
        rows={listed.map(({ id, number, service, applicant, day, byDays, assignee }) => ({
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
      {more > 0 && (
        <p>
          <TextLink to={adminPaths.waitingApplications('overdue')}>
            {t('reports.overdueMore', { count: more })}
          </TextLink>
        </p>
      )}
    </ReportSection>
  );
}
