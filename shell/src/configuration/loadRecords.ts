import { countWaiting } from '../access/confirmLogout';
import { loadSignOutDialog } from '../access/SignOutQuestion';
import { identity } from './identity';
import { readRecordsConfiguration, readStoreKind } from './recordsConfiguration';
import type * as OwnRecords from './records';
import { whenAtRest } from './whenAtRest';

type Records = typeof OwnRecords;

let accountUid: string | null | undefined;
let isConfirmed: boolean | undefined;
let following: Promise<void> | undefined;

/** Resolves when the account that is signed in with the provider is known, or cannot be determined. */
function followAccount(): Promise<void> {
  following ??= new Promise((resolve) => {
    identity.watchAccount({
      next: (account) => {
        accountUid = account?.uid ?? null;
        isConfirmed = account?.confirmed;
        resolve();
      },
      error: () => {
        accountUid = undefined;
        isConfirmed = undefined;
        resolve();
      },
    });
  });
  return following;
}

let loading: Promise<Records> | undefined;

/** Loads the code of the records, and configures the store before any record can be read. */
export function loadRecords(): Promise<Records> {
  loading ??= import(/* webpackChunkName: "records" */ './records').then(
    (records) => {
      records.configureRecords({
        load: readRecordsConfiguration,
        ready: async () => {
          await identity.warmUp();
          await followAccount();
        },
        accountUid: () => accountUid,
        isConfirmed: () => isConfirmed,
      });
      if (countWaiting() > 0) whenAtRest(() => void fetchSignOutQuestion());
      else records.fetchInTime(fetchSignOutQuestion);
      return records;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Only the live store has an outbox. Loaded early: once the outbox is used, there may be no network. */
async function fetchSignOutQuestion(): Promise<void> {
  try {
    if ((await readStoreKind()) === 'firestore') await loadSignOutDialog();
  } catch (error) {
    console.warn('The question before signing out could not be fetched yet.', error);
  }
}
