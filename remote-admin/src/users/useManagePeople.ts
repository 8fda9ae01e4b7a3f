import { useMemo } from 'react';
import type { Role } from 'shared-auth';
import {
  changeRole,
  renameMember,
  setAccountBlocked,
  withdrawInvitation,
  type Member,
} from 'shared-data';
import type { Outcome } from 'shared-ui/outcome';
import { hasName } from '../admin/hasName';
import { useProblemMessage } from '../admin/useProblemMessage';
import { useMessages } from '../i18n';

export interface ManagePeople {
  changeRole: (member: Member, role: Role) => void;
  rename: (member: Member, name: string) => void;
  /** Unblocks an account that is blocked. */
  block: (member: Member) => void;
  withdraw: (member: Member) => void;
}

/**
 * What an admin does with a person, each act with what came of it.
 * @param onOutcome must keep its identity between renders
 * @param options.isEnforced where roles are, nobody takes their own from themselves
 */
export function useManagePeople(
  onOutcome: (outcome: Outcome) => void,
  { isEnforced, ownUid }: { isEnforced: boolean; ownUid: string },
): ManagePeople {
  const t = useMessages();
  const problemMessage = useProblemMessage();

  return useMemo(() => {
    const personOf = ({ name, email }: Member) => t('users.person', { name, email });

    async function setRole(member: Member, role: Role): Promise<Outcome> {
      const { uid, role: before } = member;
      const person = personOf(member);
      try {
        const changed = await changeRole(uid, role);
        return {
          tone: 'good',
          text: t('users.roleChanged', { person, role: t(`role.${role}`) }),
          onUndo: () => setRole(changed, before).then(onOutcome),
        };
      } catch (error) {
        return hasName(error, 'LastAdminError')
          ? {
              tone: 'warn',
              text: isEnforced ? t('users.ownRole') : t('users.lastAdmin', { person }),
            }
          : { tone: 'bad', text: problemMessage(error) };
      }
    }

    async function setName(member: Member, name: string): Promise<Outcome> {
      try {
        const renamed = await renameMember(member.uid, name);
        const text = t('users.renamed', { person: personOf(member), name: renamed.name });
        return { tone: 'good', text };
      } catch (error) {
        return { tone: 'bad', text: problemMessage(error) };
      }
    }

    async function setBlocked(member: Member): Promise<Outcome> {
      const blocked = member.blockedAt === undefined;
      try {
        await setAccountBlocked(member.uid, { blocked, by: ownUid });
        const text = t(blocked ? 'users.blockedNow' : 'users.unblockedNow', {
          person: personOf(member),
        });
        return { tone: blocked ? 'info' : 'good', text };
      } catch (error) {
        return { tone: 'bad', text: problemMessage(error) };
      }
    }

    async function withdraw(member: Member): Promise<Outcome> {
      try {
        await withdrawInvitation(member.uid);
        return { tone: 'info', text: t('users.withdrawn', { person: personOf(member) }) };
      } catch (error) {
        return { tone: 'bad', text: problemMessage(error) };
      }
    }

    return {
      changeRole: (member, role) => void setRole(member, role).then(onOutcome),
      rename: (member, name) => void setName(member, name).then(onOutcome),
      block: (member) => void setBlocked(member).then(onOutcome),
      withdraw: (member) => void withdraw(member).then(onOutcome),
    };
  }, [t, problemMessage, onOutcome, isEnforced, ownUid]);
}
