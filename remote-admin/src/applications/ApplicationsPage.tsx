import { useState } from 'react';
import { SearchedNote } from 'shared-area';
import { useRecords, watchApplicationPage, type Application } from 'shared-data';
import { ButtonLink, EmptyState, PageHeading, Skeleton } from 'shared-ui';
import { Pagination, useLastPage } from 'shared-ui/table';
import { RecordsView } from '../admin/RecordsView';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';
import { ApplicationFilters } from './ApplicationFilters';
import { ApplicationsTable } from './ApplicationsTable';
import { BulkActions } from './BulkActions';
import { ExportButton } from './export/ExportButton';
import { RejectDialog } from './RejectDialog';
import { useApplicationsAddress } from './useApplicationsAddress';

const pageSize = 10;

/** `/admin/applications`: search, filter, sort, approve and reject. */
export function ApplicationsPage() {
  const t = useMessages();
  const { query, address } = useApplicationsAddress();
  const applications = useRecords(watchApplicationPage, { ...query, pageSize });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [rejecting, setRejecting] = useState<Application | null>(null);
  useLastPage(
    applications.status === 'ready' ? applications.data : undefined,
    pageSize,
    address.goTo,
  );

  return (
    <>
      <PageHeading
        lead={t('applications.lead')}
        actions={
          <ExportButton
            query={query}
            disabled={applications.status !== 'ready' || applications.data.total === 0}
          />
        }
      >
        {t('applications.title')}
      </PageHeading>
      <ApplicationFilters address={address} query={query} />
      <SearchedNote
        searched={applications.status === 'ready' ? applications.data.searched : undefined}
      />
      <RecordsView
        state={applications}
        failed={t('applications.failed')}
        skeleton={<Skeleton lines={pageSize} height="56px" />}
      >
        {({ rows, total }, stale) =>
          total === 0 ? (
            <EmptyState
              title={t('applications.none')}
              action={
                <ButtonLink variant="secondary" to={adminPaths.applications}>
                  {t('applications.showAll')}
                </ButtonLink>
              }
            >
              {t('applications.noneText')}
            </EmptyState>
          ) : (
            <>
              <BulkActions rows={rows} selected={selected} onSelect={setSelected} />
              <ApplicationsTable
                rows={rows}
                stale={stale}
                sort={query.sort}
                onSort={address.sortBy}
                selected={selected}
                onSelect={setSelected}
                onReject={setRejecting}
              />
              <Pagination
                page={query.page}
                pageSize={pageSize}
                total={total}
                noun={t('applications.noun')}
                onPage={address.goTo}
              />
            </>
          )
        }
      </RecordsView>
      <RejectDialog application={rejecting} onClose={() => setRejecting(null)} />
    </>
  );
}
