import { useState } from 'react';
import { SearchedNote, SimilarNames } from 'shared-area';
import { useRecords, watchApplicationPage, type Application } from 'shared-data';
import { Button, Card, EmptyState, LazyPage, SelectField, Skeleton, theme } from 'shared-ui';
import {
  Pagination,
  SearchField,
  TableToolbar,
  useLastPage,
  useTableAddress,
} from 'shared-ui/table';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { useMessages } from '../i18n';
import { RecentTable, sortKeys } from './RecentTable';
import { ReviewLink } from './ReviewLink';
import { Dialog } from 'shared-ui/dialog';

/** Loaded when details are opened: the first screen of staff does not need it. */
const loadContent = async () =>
  (await import('../review-application/ApplicationContent')).ApplicationContent;

/** Rows on a page: '1 to 4 of 32' (spec.md §9). */
const pageSize = 4;
const statuses = ['pending', 'approved', 'rejected'] as const;

/** The applications of the council, newest first by default. */
export function RecentApplications() {
  const t = useMessages();
  const { search, page, sort, oneOf, chosen, change, sortBy, goTo } = useTableAddress(sortKeys);
  const status = oneOf('status', statuses);
  const [detailed, setDetailed] = useState<Application>();

  const found = useRecords(watchApplicationPage, {
    page,
    pageSize,
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(sort ? { sort } : {}),
  });
  useLastPage(found.status === 'ready' && !found.stale ? found.data : undefined, pageSize, goTo);

  return (
    <Card as="section" aria-labelledby="recent-title">
      <Title id="recent-title">{t('recent.title')}</Title>
      <TableToolbar>
        <SearchField
          label={t('recent.search')}
          placeholder={t('recent.searchHint')}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
        <SelectField
          label={t('recent.statusFilter')}
          value={chosen.oneOf('status', statuses) ?? ''}
          placeholder={t('recent.all')}
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={({ target }) => change({ status: target.value })}
        />
      </TableToolbar>
      <SearchedNote searched={found.status === 'ready' ? found.data.searched : undefined} />
      <RecordsView
        state={found}
        failed={t('recent.failed')}
        skeleton={<Skeleton height="64px" lines={pageSize + 1} />}
      >
        {({ rows, total, similar }, stale) => (
          <>
            {total === 0 ? (
              <EmptyState
                title={t('recent.none')}
                action={
                  <Button variant="secondary" onClick={() => change({ search: '', status: '' })}>
                    {t('recent.showAll')}
                  </Button>
                }
              >
                {t('recent.noneText')}
              </EmptyState>
            ) : (
              <>
                <RecentTable
                  rows={rows}
                  caption={t('recent.title')}
                  sort={chosen.sort ?? { by: 'date', direction: 'descending' }}
                  onSort={sortBy}
                  stale={stale}
                  onDetails={setDetailed}
                />
                <Pagination page={chosen.page} pageSize={pageSize} total={total} onPage={goTo} />
              </>
            )}
            <SimilarNames rows={similar} level="h3">
              {(others, caption) => (
                <RecentTable
                  rows={others}
                  caption={caption}
                  stale={stale}
                  onDetails={setDetailed}
                />
              )}
            </SimilarNames>
          </>
        )}
      </RecordsView>
      <DetailsDialog application={detailed} onClose={() => setDetailed(undefined)} />
    </Card>
  );
}

interface DetailsDialogProps {
  application: Application | undefined;
  onClose: () => void;
}

/** The content of an application, shown without leaving the list. */
function DetailsDialog({ application, onClose }: DetailsDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      open={application !== undefined}
      title={application?.number ?? ''}
      onClose={onClose}
      actions={
        application && (
          <>
            <ReviewLink application={application} />
            <Button variant="secondary" onClick={onClose}>
              {t('recent.close')}
            </Button>
          </>
        )
      }
    >
      {application && (
        <LazyPage load={loadContent} props={{ application }} waiting={<Skeleton lines={8} />} />
      )}
    </Dialog>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space[4]};
`;
