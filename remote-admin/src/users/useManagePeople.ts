import { useMemo } from 'react';
import type { Role } from 'shared-auth';
import {
  changeRole,
  renameMember,
  setAccountBlocked,
  withdrawInvitation,
  type Member,
} from 'shared-data';
import { useAction, type Outcome } from 'shared-ui/outcome';
import { hasName } from '../admin/hasName';
import { useProblemMessage } from '../admin/useProblemMessage';
import { usePeopleMessages } from './i18n';
import { useMessages } from '../i18n';

export interface ManagePeople {
  changeRole: (member: Member, role: Role) => void;
  rename: (member: Member, name: string) => void;
  /** Blocks an account, or unblocks it if it is blocked. */
  block: (member: Member) => void;
  withdraw: (member: Member) => void;
}

/**
 * The actions of an admin on a person, each with its outcome. A person has at most one running at a time.
 * @param onChange called after an action has ended; must keep its identity between renders
 * @param options.isEnforced if the store enforces roles, admins cannot remove their own role
 */
export function useManagePeople(
  onChange: () => void,
  { isEnforced }: { isEnforced: boolean },
): ManagePeople {
  const t = usePeopleMessages();
  const tAdmin = useMessages();
  const { run } = useAction(useProblemMessage());

  return useMemo(() => {
    const personOf = ({ name, email }: Member) => t('users.person', { name, email });
    const act = ({ uid }: Member, action: () => Promise<Outcome>) =>
      run(uid, action).then(onChange);

    const setRole = (member: Member, role: Role): Promise<void> =>
      act(member, async () => {
        const { uid, role: before } = member;
        const person = personOf(member);
        try {
          const changed = await changeRole(uid, role);
          return {
            tone: 'good',
            text: t('users.roleChanged', { person, role: tAdmin(`role.${role}`) }),
            onUndo: () => setRole(changed, before),
          };
        } catch (error) {
          if (!hasName(error, 'LastAdminError')) throw error;
          return {
            tone: 'warn',
            text: isEnforced ? t('users.ownRole') : t('users.lastAdmin', { person }),
          };
        }
      });

    const rename = (member: Member, name: string) =>
      act(member, async () => {
        const renamed = await renameMember(member.uid, name);
        const text = t('users.renamed', { person: personOf(member), name: renamed.name });
        return { tone: 'good', text };
      });

    const block = (member: Member) =>
      act(member, async () => {
        const blocked = member.blockedAt === undefined;
        await setAccountBlocked(member.uid, blocked);
        const text = t(blocked ? 'users.blockedNow' : 'users.unblockedNow', {
          person: personOf(member),
        });
        return { tone: blocked ? 'info' : 'good', text };
      });

    const withdraw = (member: Member) =>
      act(member, async () => {
        await withdrawInvitation(member.uid);
        return { tone: 'info', text: t('users.withdrawn', { person: personOf(member) }) };
      });

    return {
      changeRole: (member, role) => void setRole(member, role),
      rename: (member, name) => void rename(member, name),
      block: (member) => void block(member),
      withdraw: (member) => void withdraw(member),
    };
  }, [t, tAdmin, run, onChange, isEnforced]);
}
