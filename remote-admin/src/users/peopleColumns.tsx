import { roles, type Role } from 'shared-auth';
import type { Member } from 'shared-data';
import { Button, formatDate, StatusTag } from 'shared-ui';
import { RowActions, type DataColumn } from 'shared-ui/table';
import type { TranslateAdmin } from '../i18n';
import type { TranslatePeople } from './i18n';
import { RoleSelect } from './RoleSelect';
import type { PeopleQuestion } from './PeopleDialogs';

interface PeopleColumnsOptions {
  t: TranslatePeople;
  tAdmin: TranslateAdmin;
  /** The uid of the admin who views the table. */
  ownUid: string;
  onRole: (member: Member, role: Role) => void;
  onAsk: (question: PeopleQuestion) => void;
  onWithdraw: (member: Member) => void;
}

/** The columns of the people's table. */
export function peopleColumns({
  t,
  tAdmin,
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
          {original.uid === ownUid && <StatusTag tone="neutral">{t('users.you')}</StatusTag>}
          {original.blockedAt !== undefined && (
            <StatusTag tone="bad">{t('users.blocked')}</StatusTag>
          )}
        </span>
      ),
      meta: { label: t('users.name'), namesRow: true, long: true },
    },
    {
      id: 'email',
      cell: ({ row }) => row.original.email,
      meta: { label: t('users.email'), long: true },
    },
    {
      id: 'role',
      cell: ({ row: { original } }) => (
        <RoleSelect
          label={t('users.roleOf', nameOf(original))}
          role={original.role}
          options={roles.map((value) => ({ value, label: tAdmin(`role.${value}`) }))}
          onChange={(role) => onRole(original, role)}
        />
      ),
      meta: { label: t('users.role') },
    },
    {
      id: 'joined',
      cell: ({ row: { original } }) => <Joined member={original} t={t} />,
      meta: { label: t('users.joined') },
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
              aria-label={t('users.withdrawOf', nameOf(original))}
              onClick={() => onWithdraw(original)}
            >
              {t('users.withdraw')}
            </Button>
          );
        }
        const block = original.blockedAt === undefined ? 'block' : 'unblock';
        return (
          <RowActions>
            {original.role !== 'user' && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t('users.renameOf', nameOf(original))}
                onClick={() => onAsk({ kind: 'rename', member: original })}
              >
                {t('users.rename')}
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              aria-label={t(`users.${block}Of`, nameOf(original))}
              onClick={() => onAsk({ kind: 'block', member: original })}
            >
              {t(`users.${block}`)}
            </Button>
          </RowActions>
        );
      },
      meta: { label: t('users.actions'), actions: true },
    },
  ];
}

function nameOf({ name, email }: Member) {
  return { name, email };
}

function Joined({ member, t }: { member: Member; t: TranslatePeople }) {
  const { joinedAt, invitedAt } = member;
  if (joinedAt !== null) return formatDate(new Date(joinedAt));
  const date = invitedAt === undefined ? '' : formatDate(new Date(invitedAt));
  return <StatusTag tone="info">{t('users.invited', { date })}</StatusTag>;
}
