import { useState } from 'react';
import { useRecords, watchApplicationPage, type Application } from 'shared-data';
import { Button, Card, EmptyState, SelectField, Skeleton, theme } from 'shared-ui';
import {
  DataTable,
  Pagination,
  SearchField,
  TableToolbar,
  useLastPage,
  useTableAddress,
} from 'shared-ui/table';
import { styled } from 'styled-components';
import { RecordsView } from '../records/RecordsView';
import { useWords } from '../words';
import { DetailsDialog } from './DetailsDialog';
import { SearchedNote } from './SearchedNote';
import { useApplicationColumns } from './useApplicationColumns';

/** Rows on a page: '1 to 4 of 32' (spec.md §9). */
const pageSize = 4;
const statuses = ['pending', 'approved', 'rejected'] as const;
const sortKeys = ['applicant', 'service', 'date'] as const;
const rowId = ({ id }: Application) => id;

/** The applications of the council, newest first unless sorted otherwise. */
export function RecentApplications() {
  const words = useWords();
  const { search, page, sort, oneOf, change, sortBy, goTo } = useTableAddress(sortKeys);
  const status = oneOf('status', statuses);
  const [detailed, setDetailed] = useState<Application>();
  const columns = useApplicationColumns(setDetailed);

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
      <Title id="recent-title">{words('recent.title')}</Title>
      <TableToolbar>
        <SearchField
          label={words('recent.search')}
          placeholder={words('recent.searchHint')}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
        <SelectField
          label={words('recent.statusFilter')}
          value={status ?? ''}
          placeholder={words('recent.all')}
          options={statuses.map((value) => ({ value, label: words(`status.${value}`) }))}
          onChange={({ target }) => change({ status: target.value })}
        />
      </TableToolbar>
      <SearchedNote searched={found.status === 'ready' ? found.data.searched : undefined} />
      <RecordsView
        state={found}
        failed={words('recent.failed')}
        skeleton={<Skeleton height="64px" lines={pageSize + 1} />}
      >
        {({ rows, total }, stale) =>
          total === 0 ? (
            <EmptyState
              title={words('recent.none')}
              action={
                <Button variant="secondary" onClick={() => change({ search: '', status: '' })}>
                  {words('recent.showAll')}
                </Button>
              }
            >
              {words('recent.noneText')}
            </EmptyState>
          ) : (
            <>
              <DataTable
                caption={words('recent.title')}
                columns={columns}
                rows={rows}
                rowId={rowId}
                sort={sort ?? { by: 'date', direction: 'descending' }}
                onSort={sortBy}
                stale={stale}
              />
              <Pagination page={page} pageSize={pageSize} total={total} onPage={goTo} />
            </>
          )
        }
      </RecordsView>
      <DetailsDialog application={detailed} onClose={() => setDetailed(undefined)} />
    </Card>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space[4]};
`;
