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
  | 'watchAccess'
  | 'checkAccess'
  | 'requestAccess'
  | 'forgetRecords'
  | 'forgetFetchedRecords'
  | 'noteWork'
  | 'hasWorked'
>;

/** The authority where roles are enforced: reads the access of the signed-in account from the records. */
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
        // Everybody may enter as a citizen once the provider has the account of the session; the records only
        // add whether the account is blocked.
        if (role === 'user' && !hasEnded) {
          observer.next({ access: 'granted', confirmed: isConfirmed });
        }
        const records = await loadRecords();
        if (hasEnded || confirmed !== isConfirmed) return;
        let isForgetting = false;
        const goOn = () => {
          if (hasEnded || confirmed !== isConfirmed) return;
          stopRecords?.();
          follow(isConfirmed).catch(fail);
        };
        stopRecords = records.watchAccess(
          { ...person, confirmed: isConfirmed },
          role,
        )({
          next(answer) {
            const isAtWork = role !== 'user' && answer.access === 'granted';
            if (isAtWork) records.noteWork(person.uid);
            observer.next(answer);
            // Without the role, the fetched data of citizens is deleted. That closes the store, which ends this watch.
            if (answer.access === 'granted' || isForgetting || !records.hasWorked()) return;
            isForgetting = true;
            forgetWork(records).then(goOn, fail);
          },
          // Without an answer, a citizen's account counts as not blocked.
          error: role === 'user' ? () => undefined : fail,
        });
      };
      const stopAccount = identity.watchAccount({
        next(account) {
          // No account, or another person's: the session handles that itself.
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
      // No session will be opened, so nothing that was read may stay on the device.
      if (isShutOut(answer) && !readSession()) await forgetRecords().catch(() => undefined);
      return answer;
    },

    async request(person, wish, role) {
      const [{ requestAccess }, seeker] = await Promise.all([loadRecords(), asSeeker(person)]);
      return requestAccess(seeker, wish, role);
    },
  };
}

/** If it fails, the data is wiped at the next start: it stays noted until then. */
async function forgetWork({ forgetFetchedRecords }: Records): Promise<void> {
  try {
    await forgetFetchedRecords();
  } catch (error) {
    console.warn('What was fetched at work could not be forgotten yet.', error);
  }
}

function isShutOut({ access }: AccessAnswer): boolean {
  return access === 'none' || access === 'refused' || access === 'blocked';
}

function currentAccount(identity: IdentityProvider): Promise<Account | null> {
  return new Promise((resolve, reject) => {
    const stop = identity.watchAccount({
      next(account) {
        resolve(account);
        // The listener may be called before `stop` is assigned.
        void Promise.resolve().then(() => stop());
      },
      error: reject,
    });
  });
}
