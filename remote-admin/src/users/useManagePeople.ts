import { useMemo } from 'react';
import type { Role } from 'shared-auth';
import { changeRole, withdrawInvitation, type Member } from 'shared-data';
import type { Outcome } from 'shared-ui/outcome';
import { hasName } from '../admin/hasName';
import { useProblemWords } from '../admin/useProblemWords';
import { useWords } from '../words';

export interface ManagePeople {
  changeRole: (member: Member, role: Role) => void;
  withdraw: (member: Member) => void;
}

/**
 * What an admin does with a person, each act with what came of it.
 * @param onOutcome must keep its identity between renders
 * @param options.isEnforced where roles are, nobody takes their own from themselves
 */
export function useManagePeople(
  onOutcome: (outcome: Outcome) => void,
  { isEnforced }: { isEnforced: boolean },
): ManagePeople {
  const words = useWords();
  const describeProblem = useProblemWords();

  return useMemo(() => {
    async function setRole({ uid, name, role: before }: Member, role: Role): Promise<Outcome> {
      try {
        const changed = await changeRole(uid, role);
        return {
          tone: 'good',
          text: words('users.roleChanged', { name, role: words(`role.${role}`) }),
          onUndo: () => setRole(changed, before).then(onOutcome),
        };
      } catch (error) {
        return hasName(error, 'LastAdminError')
          ? {
              tone: 'warn',
              text: isEnforced ? words('users.ownRole') : words('users.lastAdmin', { name }),
            }
          : { tone: 'bad', text: describeProblem(error) };
      }
    }

    async function withdraw({ uid, name }: Member): Promise<Outcome> {
      try {
        await withdrawInvitation(uid);
        return { tone: 'info', text: words('users.withdrawn', { name }) };
      } catch (error) {
        return { tone: 'bad', text: describeProblem(error) };
      }
    }

    return {
      changeRole: (member, role) => void setRole(member, role).then(onOutcome),
      withdraw: (member) => void withdraw(member).then(onOutcome),
    };
  }, [words, describeProblem, onOutcome, isEnforced]);
}
