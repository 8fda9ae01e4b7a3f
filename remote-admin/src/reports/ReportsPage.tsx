import { PaperActions } from 'shared-area';
import { useRecords, watchReport, type Report } from 'shared-data';
import { saveFile, toCsv } from 'shared-data/files';
import { EmptyState, ErrorBox, PageHeading, Skeleton } from 'shared-ui';
import { useAction } from 'shared-ui/outcome';
import { noteExport } from '../admin/noteExport';
import { useProblemMessage } from '../admin/useProblemMessage';
import { RecordsView } from '../admin/RecordsView';
import { useMessages } from '../i18n';
import { CoveredNote } from './CoveredNote';
import { MissedSearches } from './MissedSearches';
import { OverdueTable } from './OverdueTable';
import { PeriodFields } from './PeriodFields';
import { PrintHead } from './PrintHead';
import { ReportFigures } from './ReportFigures';
import { ReportFrame } from './ReportFrame';
import { ReportTables } from './ReportTables';
import { reportRows } from './reportRows';
import { useReportAddress } from './useReportAddress';

/** `/admin/reports`: figures over a period, as charts with their tables, to be exported or printed. */
export function ReportsPage() {
  const t = useMessages();
  const { period, choose, now, isWrong } = useReportAddress();
  const report = useRecords(watchReport, period);
  const { running, run } = useAction(useProblemMessage());
  const isEmpty = report.status !== 'ready' || report.data.total === 0;

  const exportCsv = (data: Report) =>
    run('export', async () => {
      const csv = toCsv(reportRows(data, period, t));
      await noteExport({ action: 'reports', subject: '', detail: `${period.from} – ${period.to}` });
      saveFile(new Blob([csv], { type: 'text/csv' }), t('reports.fileName', { ...period }));
      return undefined;
    });

  return (
    <ReportFrame>
      <PrintHead period={period} now={now} />
      <PageHeading
        lead={t('reports.lead')}
        actions={
          <PaperActions
            texts={{ export: t('reports.export'), print: t('reports.print') }}
            isEmpty={isEmpty}
            isExporting={running.has('export')}
            onExport={() => {
              if (report.status === 'ready') void exportCsv(report.data);
            }}
          />
        }
      >
        {t('reports.title')}
      </PageHeading>
      <PeriodFields period={period} now={now} onChoose={choose} />
      {isWrong ? (
        <ErrorBox>{t('reports.periodWrong')}</ErrorBox>
      ) : (
        <RecordsView
          state={report}
          failed={t('reports.failed')}
          skeleton={<Skeleton lines={3} height="280px" />}
        >
          {(data) =>
            data.total === 0 ? (
              <>
                <EmptyState title={t('reports.empty')}>{t('reports.emptyText')}</EmptyState>
                {data.overdue.count > 0 && <OverdueTable overdue={data.overdue} />}
              </>
            ) : (
              <>
                {data.covered && <CoveredNote {...data.covered} />}
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
