import { useState } from 'react';
import { useRecords, watchApplicationPage, type Application } from 'shared-data';
import { ButtonLink, EmptyState, PageHeading, Skeleton } from 'shared-ui';
import { Pagination, useLastPage } from 'shared-ui/table';
import { OutcomeNotice, type Outcome } from '../admin/OutcomeNotice';
import { RecordsView } from '../admin/RecordsView';
import { adminPaths } from '../admin-paths';
import { useWords } from '../words';
import { ApplicationFilters } from './ApplicationFilters';
import { ApplicationsTable } from './ApplicationsTable';
import { BulkActions } from './BulkActions';
import { BulkSummary } from './BulkSummary';
import type { BulkResult } from './approveAll';
import { RejectDialog } from './RejectDialog';
import { SearchedNote } from './SearchedNote';
import { useApplicationsAddress } from './useApplicationsAddress';

const pageSize = 10;

/** `/admin/applications`: search, filter, sort, approve and reject. */
export function ApplicationsPage() {
  const words = useWords();
  const { query, address } = useApplicationsAddress();
  const applications = useRecords(watchApplicationPage, { ...query, pageSize });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [rejecting, setRejecting] = useState<Application | null>(null);
  useLastPage(
    applications.status === 'ready' ? applications.data : undefined,
    pageSize,
    address.goTo,
  );

  function show(next: Outcome) {
    setResult(null);
    setOutcome(next);
  }

  return (
    <>
      <PageHeading lead={words('applications.lead')}>{words('applications.title')}</PageHeading>
      <ApplicationFilters address={address} query={query} />
      <SearchedNote
        searched={applications.status === 'ready' ? applications.data.searched : undefined}
      />
      <OutcomeNotice outcome={outcome} />
      <BulkSummary result={result} />
      <RecordsView
        state={applications}
        failed={words('applications.failed')}
        skeleton={<Skeleton lines={pageSize} height="56px" />}
      >
        {({ rows, total }, stale) =>
          total === 0 ? (
            <EmptyState
              title={words('applications.none')}
              action={
                <ButtonLink variant="secondary" to={adminPaths.applications}>
                  {words('applications.showAll')}
                </ButtonLink>
              }
            >
              {words('applications.noneText')}
            </EmptyState>
          ) : (
            <>
              <BulkActions
                rows={rows}
                selected={selected}
                onSelect={setSelected}
                onDone={(done) => {
                  setOutcome(null);
                  setResult(done);
                }}
              />
              <ApplicationsTable
                rows={rows}
                stale={stale}
                sort={query.sort}
                onSort={address.sortBy}
                selected={selected}
                onSelect={setSelected}
                onReject={setRejecting}
                onOutcome={show}
              />
              <Pagination
                page={query.page}
                pageSize={pageSize}
                total={total}
                noun={words('applications.noun')}
                onPage={address.goTo}
              />
            </>
          )
        }
      </RecordsView>
      <RejectDialog application={rejecting} onClose={() => setRejecting(null)} onRejected={show} />
    </>
  );
}
