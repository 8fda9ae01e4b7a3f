import { PaperActions } from 'shared-area';
import { PrintedHead } from 'shared-area/certificate';
import type { Report } from 'shared-data';
import { saveFile, toCsv } from 'shared-data/files';
import { EmptyState, ErrorBox, PageHeading, Skeleton } from 'shared-ui';
import { useAction } from 'shared-ui/outcome';
import { noteExport } from '../admin/noteExport';
import { useProblemMessage } from '../admin/useProblemMessage';
import { RecordsView } from '../admin/RecordsView';
import { useMessages } from '../i18n';
import { useReportMessages } from './i18n';
import { MissedSearches } from './MissedSearches';
import { OverdueTable } from './OverdueTable';
import { PeriodFields } from './PeriodFields';
import { ReportFigures } from './ReportFigures';
import { ReportFrame } from './ReportFrame';
import { ReportTables } from './ReportTables';
import { reportRows } from './reportRows';
import { useReport } from './useReport';
import { useReportAddress } from './useReportAddress';
import { useReportHead } from './useReportHead';

/** `/admin/reports`: figures of a period, as charts with their tables, to export or print. */
export function ReportsPage() {
  const t = useReportMessages();
  const tAdmin = useMessages();
  const { period, chosen, choose, now, isWrong } = useReportAddress();
  const report = useReport(period);
  const { council, made } = useReportHead(period, now);
  const { running, run } = useAction(useProblemMessage());
  const isEmpty = report.status !== 'ready' || hasNothing(report.data);

  const exportCsv = (data: Report) =>
    run('export', async () => {
      const csv = toCsv(reportRows(data, { head: [council?.name ?? '', made] }, { t, tAdmin }));
      await noteExport({ action: 'reports', subject: '', detail: `${period.from} – ${period.to}` });
      saveFile(new Blob([csv], { type: 'text/csv' }), t('fileName', { ...period }));
      return undefined;
    });

  return (
    <ReportFrame>
      <PrintedHead council={council}>{made}</PrintedHead>
      <PageHeading
        lead={t('lead')}
        actions={
          <PaperActions
            texts={{ export: t('export'), print: t('print') }}
            isEmpty={isEmpty}
            isExporting={running.has('export')}
            onExport={() => {
              if (report.status === 'ready') void exportCsv(report.data);
            }}
          />
        }
      >
        {t('title')}
      </PageHeading>
      <PeriodFields period={chosen} now={now} onChoose={choose} />
      {isWrong ? (
        <ErrorBox>{t('periodWrong')}</ErrorBox>
      ) : (
        <RecordsView
          state={report}
          failed={t('failed')}
          skeleton={<Skeleton lines={3} height="280px" />}
        >
          {(data) =>
            hasNothing(data) ? (
              <>
                <EmptyState title={t('empty')} drawing="documents">
                  {t('emptyText')}
                </EmptyState>
                {data.overdue.count > 0 && <OverdueTable overdue={data.overdue} />}
              </>
            ) : (
              <>
                <ReportFigures report={data} />
                <ReportTables report={data} period={period} />
              </>
            )
          }
        </RecordsView>
      )}
      {!isWrong && <MissedSearches period={period} />}
    </ReportFrame>
  );
}

/** Whether nothing was submitted in the period, and nothing was done with earlier applications. */
function hasNothing({ total, byOfficer }: Report): boolean {
  return total === 0 && byOfficer.length === 0;
}
