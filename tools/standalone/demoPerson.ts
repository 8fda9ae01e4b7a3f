import type { Role, SessionUser } from 'shared-auth';
import { demoAccounts } from '../accounts/demoAccounts';

/** The demo account of a role, in the form of the session that signing in creates. */
export function demoPerson(role: Role): SessionUser {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`There is no demo account for the role '${role}'.`);
  const { localId, name, email } = account;
  return { uid: localId, name, email, role };
}
