import { useId, useMemo } from 'react';
import { roles } from 'shared-auth';
import { useRecords, watchPeople } from 'shared-data';
import { EmptyState, SelectField, Skeleton, theme } from 'shared-ui';
import { DataTable, Pagination, SearchField, TableToolbar, useTableAddress } from 'shared-ui/table';
import { styled } from 'styled-components';
import type { Outcome } from '../admin/OutcomeNotice';
import { RecordsView } from '../admin/RecordsView';
import { useAdmin } from '../admin/useAdmin';
import { useWords } from '../words';
import { findPeople } from './findPeople';
import { peopleColumns } from './peopleColumns';
import { useManagePeople } from './useManagePeople';

const pageSize = 10;

interface PeopleTableProps {
  onOutcome: (outcome: Outcome) => void;
}

/** Everybody with an account or an invitation; what is shown is held in the address. */
export function PeopleTable({ onOutcome }: PeopleTableProps) {
  const words = useWords();
  const { uid } = useAdmin();
  const titleId = useId();
  const people = useRecords(watchPeople);
  const address = useTableAddress([]);
  const role = address.oneOf('role', roles);
  const manage = useManagePeople(onOutcome);
  const columns = useMemo(
    () => peopleColumns({ words, ownUid: uid, manage }),
    [words, uid, manage],
  );

  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{words('users.people')}</Title>
      <TableToolbar>
        <SearchField
          label={words('users.search')}
          placeholder={words('users.searchPlaceholder')}
          value={address.search}
          onSearch={(search) => address.change({ search })}
        />
        <SelectField
          label={words('users.role')}
          value={role ?? ''}
          placeholder={words('users.allRoles')}
          options={roles.map((value) => ({ value, label: words(`role.${value}`) }))}
          onChange={({ target }) => address.change({ role: target.value })}
        />
      </TableToolbar>
      <RecordsView
        state={people}
        failed={words('users.failed')}
        skeleton={<Skeleton lines={6} height="52px" />}
      >
        {(members) => {
          const found = findPeople(members, { search: address.search, role });
          if (found.length === 0) {
            return <EmptyState title={words('users.none')}>{words('users.noneText')}</EmptyState>;
          }
          const page = Math.min(address.page, Math.ceil(found.length / pageSize));
          return (
            <>
              <DataTable
                caption={words('users.people')}
                columns={columns}
                rows={found.slice((page - 1) * pageSize, page * pageSize)}
                rowId={(member) => member.uid}
              />
              <Pagination
                page={page}
                pageSize={pageSize}
                total={found.length}
                noun={words('users.noun')}
                onPage={address.goTo}
              />
            </>
          );
        }}
      </RecordsView>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space[3]};
`;
