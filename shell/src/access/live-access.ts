import {
  readSession,
  type AccessAnswer,
  type AccessAuthority,
  type AccessPerson,
  type Account,
  type IdentityProvider,
} from 'shared-auth';
import type * as SharedData from 'shared-data';

export type LiveAccess = Omit<AccessAuthority, 'isEnforced'>;

type Records = Pick<
  typeof SharedData,
  'watchAccess' | 'checkAccess' | 'requestAccess' | 'forgetRecords'
>;

/** The authority where roles are enforced: what the records say of the account that is signed in. */
export function createLiveAccess(
  identity: IdentityProvider,
  loadRecords: () => Promise<Records>,
): LiveAccess {
  async function asSeeker(person: AccessPerson) {
    const account = await currentAccount(identity);
    return { ...person, confirmed: account?.confirmed ?? false };
  }

  return {
    watch: (person, role) => (observer) => {
      let hasEnded = false;
      let stopRecords: (() => void) | undefined;
      let confirmed: boolean | undefined;

      const fail = (error: unknown) => {
        if (!hasEnded) observer.error(error instanceof Error ? error : new Error(String(error)));
      };
      const follow = async (isConfirmed: boolean) => {
        // Everybody may enter as a citizen, once the provider knows that they are who the session says.
        if (role === 'user') {
          if (!hasEnded) observer.next({ access: 'granted', confirmed: isConfirmed });
          return;
        }
        const { watchAccess } = await loadRecords();
        if (hasEnded || confirmed !== isConfirmed) return;
        stopRecords = watchAccess({ ...person, confirmed: isConfirmed }, role)(observer);
      };
      const stopAccount = identity.watchAccount({
        next(account) {
          // Of nobody, and of somebody else, the session itself is told.
          const seen = account?.uid === person.uid ? account.confirmed : undefined;
          if (seen === confirmed) return;
          stopRecords?.();
          stopRecords = undefined;
          confirmed = seen;
          if (seen !== undefined) follow(seen).catch(fail);
        },
        error: fail,
      });
      return () => {
        hasEnded = true;
        stopAccount();
        stopRecords?.();
      };
    },

    async check(person, role) {
      const [{ checkAccess, forgetRecords }, seeker] = await Promise.all([
        loadRecords(),
        asSeeker(person),
      ]);
      const answer = await checkAccess(seeker, role);
      // Nobody's session comes of it: nothing of it is to stay on the device.
      if (isShutOut(answer) && !readSession()) await forgetRecords().catch(() => undefined);
      return answer;
    },

    async request(person, wish, role) {
      const [{ requestAccess }, seeker] = await Promise.all([loadRecords(), asSeeker(person)]);
      return requestAccess(seeker, wish, role);
    },
  };
}

function isShutOut({ access }: AccessAnswer): boolean {
  return access === 'none' || access === 'refused';
}

function currentAccount(identity: IdentityProvider): Promise<Account | null> {
  return new Promise((resolve, reject) => {
    const stop = identity.watchAccount({
      next(account) {
        resolve(account);
        // It may be told before there is anything to stop.
        void Promise.resolve().then(() => stop());
      },
      error: reject,
    });
  });
}
