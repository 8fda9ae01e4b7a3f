import type { OverdueFigures } from 'shared-data';
import { TextLink } from 'shared-ui';
import { adminPaths } from '../adminPaths';
import { formatDay } from './formatDay';
import { useReportMessages } from './i18n';
import { FigureTable } from './charts/FigureTable';
import { ReportSection } from './ReportSection';

interface OverdueTableProps {
  overdue: OverdueFigures;
}

/** The overdue applications, whatever the period: the oldest ones, and a link to the others. */
export function OverdueTable({ overdue }: OverdueTableProps) {
  const t = useReportMessages();
  const title = t('overdueTitle');
  const { count, listed } = overdue;
  if (count === 0) return <ReportSection title={title} summary={t('nothingOverdue')} />;
  const more = count - listed.length;
  return (
    <ReportSection title={title} summary={t('overdueSummary', { count })}>
      <FigureTable
        caption={title}
        columns={[
          { label: t('number') },
          { label: t('service') },
          { label: t('applicant') },
          { label: t('due') },
          { label: t('overdueBy'), numeric: true },
          { label: t('assignee') },
        ]}
        rows={listed.map(({ id, number, service, applicant, day, byDays, assignee }) => ({
          key: id,
          cells: [
            <TextLink key={id} to={adminPaths.foundApplications(number)}>
              {number}
            </TextLink>,
            service,
            applicant,
            formatDay(day),
            byDays,
            assignee ?? t('nobody'),
          ],
        }))}
      />
      {more > 0 && (
        <p>
          <TextLink to={adminPaths.waitingApplications('overdue')}>
            {t('overdueMore', { count: more })}
          </TextLink>
        </p>
      )}
    </ReportSection>
  );
}
