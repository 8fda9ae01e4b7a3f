import { useMemo } from 'react';
import { SearchedNote, SimilarNames } from 'shared-area';
import { useRecords, watchLog } from 'shared-data';
import { ButtonLink, EmptyState, ErrorBox, PageHeading, Skeleton } from 'shared-ui';
import { DataTable, Pagination, useLastPage } from 'shared-ui/table';
import { RecordsView } from '../admin/RecordsView';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';
import { useLogMessages } from './i18n';
import { useReportMessages } from '../reports/i18n';
import { logColumns } from './logColumns';
import { LogExport } from './LogExport';
import { LogFilters } from './LogFilters';
import { useShownEntry } from './useShownEntry';
import { useLogAddress } from './useLogAddress';

const pageSize = 20;

/** `/admin/log`: who did what, and when. Entries cannot be changed or removed. */
export function LogPage() {
  const t = useLogMessages();
  const tAdmin = useMessages();
  const tReport = useReportMessages();
  const { address, query, isFiltered } = useLogAddress();
  const log = useRecords(watchLog, { ...query, pageSize });
  const shown = useShownEntry();
  const columns = useMemo(() => logColumns({ t, tAdmin }, shown), [t, tAdmin, shown]);
  const found = log.status === 'ready' ? log.data : undefined;
  useLastPage(found, pageSize, address.goTo);
  const isWrong = query.from !== undefined && query.to !== undefined && query.from > query.to;

  return (
    <>
      <PageHeading lead={t('lead')} actions={<LogExport query={query} total={found?.total ?? 0} />}>
        {t('title')}
      </PageHeading>
      <LogFilters address={address} query={query} entries={found?.rows ?? []} />
      {isWrong && <ErrorBox>{tReport('periodWrong')}</ErrorBox>}
      <SearchedNote searched={found?.searched} />
      <RecordsView
        state={log}
        failed={t('failed')}
        skeleton={<Skeleton lines={pageSize} height="52px" />}
      >
        {({ rows, total, similar }, stale) => (
          <>
            {total === 0 ? (
              isFiltered ? (
                <EmptyState
                  title={t('none')}
                  action={
                    <ButtonLink variant="secondary" to={adminPaths.log}>
                      {t('showAll')}
                    </ButtonLink>
                  }
                >
                  {t('noneText')}
                </EmptyState>
              ) : (
                <EmptyState title={t('empty')} drawing="office">
                  {t('emptyText')}
                </EmptyState>
              )
            ) : (
              <>
                <DataTable
                  caption={t('title')}
                  columns={columns}
                  rows={rows}
                  rowId={({ id }) => id}
                  stale={stale}
                />
                <Pagination
                  page={address.chosen.page}
                  pageSize={pageSize}
                  total={total}
                  noun={t('noun')}
                  onPage={address.goTo}
                />
              </>
            )}
            <SimilarNames rows={similar}>
              {(others, caption) => (
                <DataTable
                  caption={caption}
                  columns={columns}
                  rows={others}
                  rowId={({ id }) => id}
                  stale={stale}
                />
              )}
            </SimilarNames>
          </>
        )}
      </RecordsView>
    </>
  );
}
