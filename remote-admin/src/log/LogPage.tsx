import { useMemo } from 'react';
import { SearchedNote } from 'shared-area';
import { useRecords, watchLog } from 'shared-data';
import { ButtonLink, EmptyState, ErrorBox, PageHeading, Skeleton } from 'shared-ui';
import { DataTable, Pagination, useLastPage } from 'shared-ui/table';
import { RecordsView } from '../admin/RecordsView';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';
import { logColumns } from './logColumns';
import { LogExport } from './LogExport';
import { LogFilters } from './LogFilters';
import { useLogAddress } from './useLogAddress';

const pageSize = 20;

/** `/admin/log`: who did what, and when; nobody changes or removes an entry. */
export function LogPage() {
  const t = useMessages();
  const { address, query, isFiltered } = useLogAddress();
  const log = useRecords(watchLog, { ...query, pageSize });
  const columns = useMemo(() => logColumns(t), [t]);
  const found = log.status === 'ready' ? log.data : undefined;
  useLastPage(found, pageSize, address.goTo);
  const isWrong = query.from !== undefined && query.to !== undefined && query.from > query.to;

  return (
    <>
      <PageHeading
        lead={t('log.lead')}
        actions={<LogExport query={query} total={found?.total ?? 0} />}
      >
        {t('log.title')}
      </PageHeading>
      <LogFilters address={address} query={query} />
      {isWrong && <ErrorBox>{t('reports.periodWrong')}</ErrorBox>}
      <SearchedNote searched={found?.searched} />
      <RecordsView
        state={log}
        failed={t('log.failed')}
        skeleton={<Skeleton lines={pageSize} height="52px" />}
      >
        {({ rows, total }, stale) =>
          total === 0 ? (
            isFiltered ? (
              <EmptyState
                title={t('log.none')}
                action={
                  <ButtonLink variant="secondary" to={adminPaths.log}>
                    {t('log.showAll')}
                  </ButtonLink>
                }
              >
                {t('log.noneText')}
              </EmptyState>
            ) : (
              <EmptyState title={t('log.empty')}>{t('log.emptyText')}</EmptyState>
            )
          ) : (
            <>
              <DataTable
                caption={t('log.title')}
                columns={columns}
                rows={rows}
                rowId={({ id }) => id}
                stale={stale}
              />
              <Pagination
                page={query.page}
                pageSize={pageSize}
                total={total}
                noun={t('log.noun')}
                onPage={address.goTo}
              />
            </>
          )
        }
      </RecordsView>
    </>
  );
}
