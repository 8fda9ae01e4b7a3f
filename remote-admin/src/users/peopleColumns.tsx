import { roles, type Role } from 'shared-auth';
import type { Member } from 'shared-data';
import { Button, formatDate, StatusTag } from 'shared-ui';
import type { DataColumn } from 'shared-ui/table';
import { styled } from 'styled-components';
import type { WordsOfAdmin } from '../words';
import { RoleSelect } from './RoleSelect';
import type { PeopleQuestion } from './PeopleDialogs';

interface PeopleColumnsOptions {
  words: WordsOfAdmin;
  /** Of the admin who looks at the table. */
  ownUid: string;
  onRole: (member: Member, role: Role) => void;
  onAsk: (question: PeopleQuestion) => void;
  onWithdraw: (member: Member) => void;
}

/** The columns of the people's table. */
export function peopleColumns({
  words,
  ownUid,
  onRole,
  onAsk,
  onWithdraw,
}: PeopleColumnsOptions): DataColumn<Member>[] {
  return [
    {
      id: 'name',
      cell: ({ row: { original } }) => (
        <span>
          {original.name}{' '}
          {original.uid === ownUid && <StatusTag tone="neutral">{words('users.you')}</StatusTag>}
          {original.blockedAt !== undefined && (
            <StatusTag tone="bad">{words('users.blocked')}</StatusTag>
          )}
        </span>
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
          label={words('users.roleOf', nameOf(original))}
          role={original.role}
          options={roles.map((value) => ({ value, label: words(`role.${value}`) }))}
          onChange={(role) => onRole(original, role)}
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
      cell: ({ row: { original } }) => {
        if (original.uid === ownUid) return null;
        if (original.joinedAt === null) {
          return (
            <Button
              variant="quiet"
              size="small"
              aria-label={words('users.withdrawOf', nameOf(original))}
              onClick={() => onWithdraw(original)}
            >
              {words('users.withdraw')}
            </Button>
          );
        }
        const block = original.blockedAt === undefined ? 'block' : 'unblock';
        return (
          <Actions>
            {original.role !== 'user' && (
              <Button
                variant="quiet"
                size="small"
                aria-label={words('users.renameOf', nameOf(original))}
                onClick={() => onAsk({ kind: 'rename', member: original })}
              >
                {words('users.rename')}
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              aria-label={words(`users.${block}Of`, nameOf(original))}
              onClick={() => onAsk({ kind: 'block', member: original })}
            >
              {words(`users.${block}`)}
            </Button>
          </Actions>
        );
      },
      meta: { label: words('users.actions'), actions: true },
    },
  ];
}

function nameOf({ name, email }: Member) {
  return { name, email };
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

function Joined({ member, words }: { member: Member; words: WordsOfAdmin }) {
  const { joinedAt, invitedAt } = member;
  if (joinedAt !== null) return formatDate(new Date(joinedAt));
  const date = invitedAt === undefined ? '' : formatDate(new Date(invitedAt));
  return <StatusTag tone="info">{words('users.invited', { date })}</StatusTag>;
}
