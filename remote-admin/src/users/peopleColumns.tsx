import { roles } from 'shared-auth';
import type { Member } from 'shared-data';
import { Button, formatDate, StatusTag } from 'shared-ui';
import type { DataColumn } from 'shared-ui/table';
import type { WordsOfAdmin } from '../words';
import { RoleSelect } from './RoleSelect';
import type { ManagePeople } from './useManagePeople';

interface PeopleColumnsOptions {
  words: WordsOfAdmin;
  /** Of the admin who looks at the table. */
  ownUid: string;
  manage: ManagePeople;
}

/** The columns of the people's table. */
export function peopleColumns({
  words,
  ownUid,
  manage,
}: PeopleColumnsOptions): DataColumn<Member>[] {
  return [
    {
      id: 'name',
      cell: ({ row: { original } }) => (
        <>
          {original.name}{' '}
          {original.uid === ownUid && <StatusTag tone="neutral">{words('users.you')}</StatusTag>}
        </>
      ),
      meta: { label: words('users.name'), namesRow: true, long: true },
    },
    {
      id: 'email',
      cell: ({ row }) => row.original.email,
      meta: { label: words('users.email'), long: true },
    },
    {
      id: 'role',
      cell: ({ row: { original } }) => (
        <RoleSelect
          label={words('users.roleOf', { name: original.name })}
          role={original.role}
          options={roles.map((value) => ({ value, label: words(`role.${value}`) }))}
          onChange={(role) => manage.changeRole(original, role)}
        />
      ),
      meta: { label: words('users.role') },
    },
    {
      id: 'joined',
      cell: ({ row: { original } }) => <Joined member={original} words={words} />,
      meta: { label: words('users.joined') },
    },
    {
      id: 'actions',
      cell: ({ row: { original } }) =>
        original.joinedAt === null && (
          <Button
            variant="quiet"
            size="small"
            aria-label={words('users.withdrawOf', { name: original.name })}
            onClick={() => manage.withdraw(original)}
          >
            {words('users.withdraw')}
          </Button>
        ),
      meta: { label: words('users.actions'), actions: true },
    },
  ];
}

function Joined({ member, words }: { member: Member; words: WordsOfAdmin }) {
  const { joinedAt, invitedAt } = member;
  if (joinedAt !== null) return formatDate(new Date(joinedAt));
  const date = invitedAt === undefined ? '' : formatDate(new Date(invitedAt));
  return <StatusTag tone="info">{words('users.invited', { date })}</StatusTag>;
}
