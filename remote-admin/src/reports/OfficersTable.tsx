import type { OfficerFigures } from 'shared-data';
import { useMessages } from '../i18n';
import { FigureTable } from './charts/FigureTable';
import { ReportSection } from './ReportSection';
import { rounded, shareText } from './reportRows';

interface OfficersTableProps {
  officers: readonly OfficerFigures[];
}

/** Who recommended and who decided, and how long it took. */
export function OfficersTable({ officers }: OfficersTableProps) {
  const t = useMessages();
  const title = t('reports.byOfficer');
  if (officers.length === 0)
    return <ReportSection title={title} summary={t('reports.noOfficer')} />;
  return (
    <ReportSection title={title} summary={t('reports.byOfficerSummary')}>
      <FigureTable
        caption={title}
        columns={[
          { label: t('reports.officer') },
          { label: t('reports.recommended'), numeric: true },
          { label: t('reports.decided'), numeric: true },
          { label: t('reports.medianOfOfficer'), numeric: true },
          { label: t('reports.inTime'), numeric: true },
        ]}
        rows={officers.map(({ uid, name, recommended, decided, medianDays, inTime }) => ({
          key: uid,
          cells: [
            name,
            recommended,
            decided,
            medianDays === null ? '–' : rounded(medianDays),
            shareText(inTime, t),
          ],
        }))}
      />
    </ReportSection>
  );
}
