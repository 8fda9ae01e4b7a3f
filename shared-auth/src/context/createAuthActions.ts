import type { Role } from 'shared-model';
import type { AccessAuthority } from '../access/access';
import { createAccessActions } from '../access/createAccessActions';
import type { Account, IdentityProvider } from '../identity/IdentityProvider';
import { t } from '../i18n/t';
import { readRecord, readSession } from '../session/sessionRecord';
import type { AuthContextValue, Credentials } from './AuthContext';
import type { SessionChanges } from './useSessionChanges';

export type AuthActions = Omit<AuthContextValue, 'user' | 'flags' | 'identity'>;

/** The actions that work without the provider. */
type OwnActions = 'registerUser' | 'logout' | 'loseSession';

/** Called instead of ending a session; calls `leave` if the session may end, else `stay`. */
export type ConfirmLogout = (leave: () => void, stay?: () => void) => void;

export interface AuthActionsParts {
  identity: IdentityProvider;
  session: SessionChanges;
  authority?: AccessAuthority | undefined;
  confirmLogout?: ConfirmLogout | undefined;
}

/** The functions of `spec.md §7` that call the identity provider or check access. */
export function createAuthActions({
  identity,
  session,
  authority,
  confirmLogout,
}: AuthActionsParts): Omit<AuthActions, OwnActions> {
  const access = createAccessActions(identity, authority);

  /** Signing in as another person ends the open session, so the person is asked first. */
  async function makeWay(email: string) {
    const open = readSession();
    if (!confirmLogout || !open || isSameAddress(open.email, email)) return;
    await new Promise<void>((resolve, reject) => {
      confirmLogout(resolve, () => reject(new StayedSignedInError()));
    });
  }

  async function login(role: Role, credentials: Credentials) {
    const { email, password, name, remember = role === 'user' } = credentials;
    await makeWay(email);
    const account = await identity.signIn(email, password, { remember });
    const person = { ...identified(account), name: account.name ?? name };
    await access.admit(person, role);
    session.open({ ...person, role }, { remember });
  }

  return {
    loginUser: (credentials) => login('user', credentials),
    loginStaff: (credentials) => login('staff', credentials),
    loginAdmin: (credentials) => login('admin', credentials),

    async registerAdmin({ name, email, password }) {
      // What their request says, where an admin has to grant it.
      const wish = { position: t('position.admin'), accessLevel: 'admin' } as const;
      await makeWay(email);
      const person = await access.enrol({ name, email, password }, wish, 'admin');
      session.open({ ...person, name, role: 'admin' }, { remember: false });
    },

    async registerStaff({ name, email, password, position, accessLevel }) {
      const wish = { position, accessLevel };
      await makeWay(email);
      const person = await access.enrol({ name, email, password }, wish, 'staff');
      session.open({ ...person, name, role: 'staff', ...wish }, { remember: false });
    },

    async continueAs(role) {
      const record = readRecord();
      if (!record) return;
      await access.ask(record.user, role);
      session.open({ ...record.user, role }, { remember: record.remember });
    },

    async updateName(name) {
      const uid = readSession()?.uid;
      if (uid === undefined) return;
      await identity.updateName(name);
      session.rename(uid, name);
    },

    async requestPasswordReset(email) {
      try {
        await identity.sendPasswordReset(email);
      } catch (error) {
        if (!isUnknownAddress(error)) throw error;
      }
    },
  };
}

function identified({ uid, email }: Account) {
  return { uid, email };
}

function isSameAddress(one: string, other: string) {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Not reported to the caller: it would reveal who has an account here. */
function isUnknownAddress(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

/** A sign-in of another person was cancelled, because the person of the open session would lose something. */
export class StayedSignedInError extends Error {
  override readonly name = 'StayedSignedInError';

  constructor() {
    super('The session that is open was kept.');
  }
}
