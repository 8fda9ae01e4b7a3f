import { useCallback, useId, useMemo, useState } from 'react';
import { SimilarNames, useCurrentUser } from 'shared-area';
import { roles } from 'shared-auth';
import { useRecords, watchPeople, type Member } from 'shared-data';
import { EmptyState, SelectField, Skeleton, theme } from 'shared-ui';
import { DataTable, Pagination, SearchField, TableToolbar, useTableAddress } from 'shared-ui/table';
import { styled } from 'styled-components';
import { RecordsView } from '../admin/RecordsView';
import { usePeopleMessages } from './i18n';
import { useMessages } from '../i18n';
import { findPeople, isAddress } from './findPeople';
import { PeopleDialogs, type PeopleQuestion } from './PeopleDialogs';
import { peopleColumns } from './peopleColumns';
import { useManagePeople } from './useManagePeople';
import { useMemberByAddress } from './useMemberByAddress';

const pageSize = 10;

interface PeopleTableProps {
  /** Whether the store can list everybody; if not, a person is found by their address. */
  listsAll: boolean;
}

/**
 * Everybody with an account or an invitation, or those that the store lists. The filters are stored in the address. A
 * person who is not listed is found by the exact e-mail address.
 */
export function PeopleTable({ listsAll }: PeopleTableProps) {
  const t = usePeopleMessages();
  const tAdmin = useMessages();
  const { uid } = useCurrentUser();
  const titleId = useId();
  const people = useRecords(watchPeople);
  const address = useTableAddress([]);
  const role = address.oneOf('role', roles);
  const [changes, setChanges] = useState(0);
  const countChange = useCallback(() => setChanges((count) => count + 1), []);
  const sought = address.search.trim();
  const byAddress = useMemberByAddress(!listsAll && isAddress(sought) ? sought : null, changes);
  const isEnforced = !listsAll;
  const manage = useManagePeople(countChange, { isEnforced });
  const [question, setQuestion] = useState<PeopleQuestion | null>(null);
  const columns = useMemo(
    () =>
      peopleColumns({
        t,
        tAdmin,
        ownUid: uid,
        onRole: (member, chosen) =>
          chosen === 'admin'
            ? setQuestion({ kind: 'admin', member })
            : manage.changeRole(member, chosen),
        onAsk: setQuestion,
        onWithdraw: manage.withdraw,
      }),
    [t, tAdmin, uid, manage],
  );

  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{t('users.people')}</Title>
      {!listsAll && <Listed>{t('users.listed')}</Listed>}
      <TableToolbar>
        <SearchField
          label={t('users.search')}
          placeholder={t('users.searchPlaceholder')}
          value={address.search}
          onSearch={(search) => address.change({ search })}
        />
        <SelectField
          label={t('users.role')}
          value={address.chosen.oneOf('role', roles) ?? ''}
          placeholder={t('users.allRoles')}
          options={roles.map((value) => ({ value, label: tAdmin(`role.${value}`) }))}
          onChange={({ target }) => address.change({ role: target.value })}
        />
      </TableToolbar>
      <RecordsView
        state={people}
        failed={t('users.failed')}
        skeleton={<Skeleton lines={6} height="52px" />}
      >
        {(members) => {
          const extra = byAddress.status === 'ready' ? byAddress.data : null;
          const isListed = members.some((member) => member.uid === extra?.uid);
          const known = extra && !isListed ? [...members, extra] : members;
          const { found, similar } = findPeople(known, { search: address.search, role });
          const lastPage = Math.max(1, Math.ceil(found.length / pageSize));
          const page = Math.min(address.page, lastPage);
          const show = (rows: Member[], caption: string) => (
            <DataTable
              caption={caption}
              columns={columns}
              rows={rows}
              rowId={(member) => member.uid}
            />
          );
          return (
            <>
              {found.length === 0 ? (
                // A person who is not listed may still be found by their address.
                <RecordsView
                  state={byAddress}
                  failed={t('users.failed')}
                  skeleton={<Skeleton height="52px" />}
                >
                  {() => (
                    <EmptyState title={t('users.none')} drawing="people">
                      {t(listsAll ? 'users.noneText' : 'users.noneListed')}
                    </EmptyState>
                  )}
                </RecordsView>
              ) : (
                <>
                  {show(found.slice((page - 1) * pageSize, page * pageSize), t('users.people'))}
                  <Pagination
                    page={Math.min(address.chosen.page, lastPage)}
                    pageSize={pageSize}
                    total={found.length}
                    noun={t('users.noun')}
                    onPage={address.goTo}
                  />
                </>
              )}
              <SimilarNames rows={page === lastPage ? similar : []} level="h3">
                {show}
              </SimilarNames>
            </>
          );
        }}
      </RecordsView>
      <PeopleDialogs
        question={question}
        isEnforced={isEnforced}
        manage={manage}
        onClose={() => setQuestion(null)}
      />
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space[3]};
`;

const Listed = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};
`;
