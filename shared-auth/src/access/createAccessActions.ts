import type { Role } from 'shared-model';
import type { Account, IdentityProvider, NewAccount } from '../identity/IdentityProvider';
import type { AccessAnswer, AccessAuthority, AccessPerson, AccessWish } from './access';
import { AccessUnknownError, AccountKnownError, NoAccessError } from './accessErrors';

/** Checks or requests the access of an account at the login and in a registration. */
export function createAccessActions(identity: IdentityProvider, authority?: AccessAuthority) {
  async function isEnforced(): Promise<boolean> {
    if (!authority) return false;
    return known(authority.isEnforced());
  }

  /**
   * Resolves if the person may enter in the role or their request is pending.
   * @throws NoAccessError, AccessUnknownError
   */
  async function ask(person: AccessPerson, role: Role): Promise<void> {
    if (role === 'user' || !authority || !(await isEnforced())) return;
    const answer = await known(authority.check(person, role));
    if (isShutOut(answer)) throw new NoAccessError(role, answer);
  }

  /** Like `ask`, for an account that has just signed in. Signs it out again if `ask` throws. */
  async function admit(person: AccessPerson, role: Role): Promise<void> {
    try {
      await ask(person, role);
    } catch (error) {
      await identity.signOut().catch((failure: unknown) => {
        console.warn('The identity provider did not learn of the sign-out.', failure);
      });
      throw error;
    }
  }

  /**
   * Creates the account and, where roles are enforced, files its request and sends the confirmation mail.
   * In that case an existing account is accepted if the password is correct: citizens can join the staff,
   * and a person whose request failed can send the form again.
   */
  async function enrol(account: NewAccount, wish: AccessWish, role: Role): Promise<AccessPerson> {
    if (!authority || !(await isEnforced())) {
      return personOf(await identity.createAccount(account), account.name);
    }
    const person = personOf(await createOrSignIn(account), account.name);
    const answer = await known(authority.request(person, wish, role));
    const { access, confirmed } = answer;
    // Refused within a day: nothing was filed.
    if (access === 'refused' || access === 'blocked') throw new NoAccessError(role, answer);
    // If this mail fails, the person can request it again on the next screen.
    if (!confirmed) identity.sendConfirmation().catch(warnOfLostMail);
    return person;
  }

  async function createOrSignIn(account: NewAccount): Promise<Account> {
    try {
      return await identity.createAccount(account);
    } catch (error) {
      if (codeOf(error) !== 'auth/email-already-in-use') throw error;
      return identity.signIn(account.email, account.password).catch((cause: unknown) => {
        throw isWrongPassword(cause) ? new AccountKnownError(cause) : cause;
      });
    }
  }

  return { ask, admit, enrol };
}

function isShutOut({ access }: AccessAnswer): boolean {
  return access === 'none' || access === 'refused' || access === 'blocked';
}

function personOf({ uid, email }: Account, name: string): AccessPerson {
  return { uid, email, name };
}

async function known<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    throw new AccessUnknownError(cause);
  }
}

function isWrongPassword(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'auth/wrong-password' || code.startsWith('auth/invalid-');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function warnOfLostMail(error: unknown) {
  console.warn('The mail that confirms the address could not be sent.', error);
}
