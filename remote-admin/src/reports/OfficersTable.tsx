import type { OfficerFigures } from 'shared-data';
import { useReportMessages } from './i18n';
import { FigureTable } from './charts/FigureTable';
import { ReportSection } from './ReportSection';
import { shareText } from './reportRows';

interface OfficersTableProps {
  officers: readonly OfficerFigures[];
}

/** Who recommended and who decided, and how many of the decisions were in time. */
export function OfficersTable({ officers }: OfficersTableProps) {
  const t = useReportMessages();
  const title = t('byOfficer');
  if (officers.length === 0) return <ReportSection title={title} summary={t('noOfficer')} />;
  return (
    <ReportSection title={title} summary={t('byOfficerSummary')}>
      <FigureTable
        caption={title}
        columns={[
          { label: t('officer') },
          { label: t('recommended'), numeric: true },
          { label: t('decided'), numeric: true },
          { label: t('inTime'), numeric: true },
        ]}
        rows={officers.map(({ uid, name, recommended, decided, inTime }) => ({
          key: uid,
          cells: [name, recommended, decided, shareText(inTime, t)],
        }))}
      />
    </ReportSection>
  );
}
