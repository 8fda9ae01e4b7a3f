import { useState } from 'react';
import { SearchedNote, SimilarNames } from 'shared-area';
import { useRecords, type Application } from 'shared-data';
import { ButtonLink, EmptyState, PageHeading, Skeleton } from 'shared-ui';
import { Pagination, useLastPage } from 'shared-ui/table';
import { RecordsView } from '../admin/RecordsView';
import { useReleaseLeavers } from '../admin/useReleaseLeavers';
import { adminPaths } from '../adminPaths';
import { useApplicationsMessages } from './i18n';
import { ApplicationFilters } from './ApplicationFilters';
import { ApplicationsTable } from './ApplicationsTable';
import { BulkActions } from './BulkActions';
import { ApproveDialog } from './ApproveDialog';
import { ExportButton } from './export/ExportButton';
import { RejectDialog } from './RejectDialog';
import { newestFirst, useApplicationsAddress } from './useApplicationsAddress';
import type { ApprovalQuestion } from './useDecisions';
import { WaitingNote } from './WaitingNote';
import { watchList } from './watchList';

const pageSize = 10;

/** `/admin/applications`: search, filter, sort, approve and reject. */
export function ApplicationsPage() {
  const t = useApplicationsMessages();
  useReleaseLeavers();
  const { query, address, kind, waiting } = useApplicationsAddress();
  const shown = waiting ?? query;
  const applications = useRecords(watchList, { ...shown, pageSize });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [rejecting, setRejecting] = useState<Application | null>(null);
  const [question, setQuestion] = useState<ApprovalQuestion | null>(null);
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
            query={shown}
            disabled={applications.status !== 'ready' || applications.data.total === 0}
          />
        }
      >
        {t('applications.title')}
      </PageHeading>
      <ApplicationFilters address={address} />
      {kind && <WaitingNote kind={kind} />}
      <SearchedNote
        searched={applications.status === 'ready' ? applications.data.searched : undefined}
      />
      <RecordsView
        state={applications}
        failed={t('applications.failed')}
        skeleton={<Skeleton lines={pageSize} height="56px" />}
      >
        {({ rows, total, similar }, stale) => (
          <>
            {total === 0 ? (
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
                  {...(kind
                    ? {}
                    : { sort: address.chosen.sort ?? newestFirst, onSort: address.sortBy })}
                  selected={selected}
                  onSelect={setSelected}
                  onReject={setRejecting}
                  onAsk={setQuestion}
                />
                <Pagination
                  page={address.chosen.page}
                  pageSize={pageSize}
                  total={total}
                  noun={t('applications.noun')}
                  onPage={address.goTo}
                />
              </>
            )}
            <SimilarNames rows={similar}>
              {(others, caption) => (
                <ApplicationsTable
                  rows={others}
                  caption={caption}
                  stale={stale}
                  onReject={setRejecting}
                  onAsk={setQuestion}
                />
              )}
            </SimilarNames>
          </>
        )}
      </RecordsView>
      <ApproveDialog question={question} onClose={() => setQuestion(null)} />
      <RejectDialog application={rejecting} onClose={() => setRejecting(null)} />
    </>
  );
}
