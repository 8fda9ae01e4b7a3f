import {
  accessFor,
  type AccessSeeker,
  NotPermittedError,
  RecordsUnavailableError,
  type Watch,
} from 'shared-model';
import type { AccessAnswer, AccessWish, Role } from 'shared-auth';
import type { StoredDocument } from '../documents/StoredDocument';
import { isOffline } from '../documents/firestore/isOffline';
import type { RecordsContext } from '../store/RecordsContext';
import { createWatch } from '../async/createWatch';
import { watchValue } from '../async/watchValue';
import {
  readOrPlanMember,
  readOrPlanRequest,
  takeUpInvitation,
} from '../people/records/joinCouncil';
import { people, readMember, readRequest } from '../people/records/peopleDocuments';

/** Timeout, in milliseconds, for the server to confirm a cached answer. */
const timeout = 5_000;

interface Seen {
  answer: AccessAnswer;
  /** From the cache: the access may have been taken back since. */
  isRemembered: boolean;
  /** The address is confirmed, but the open request does not have that yet. */
  isNews: boolean;
}

/** Who may enter which area, by `members/{uid}` and `accessRequests/{uid}`. firestore.rules have the same. */
export function councilAccess(context: RecordsContext) {
  const { documents, watchDocument, combine, transact, guarded } = context;

  async function ask({ uid, confirmed }: AccessSeeker, role: Role): Promise<AccessAnswer> {
    const member = readMember(await documents.get(people.member(uid), 'server'));
    // A blocked account can read only that it is blocked; for a citizen the member record is enough.
    const isEnough = role === 'user' || member?.blockedAt !== undefined;
    const request = isEnough
      ? undefined
      : readRequest(await documents.get(people.request(uid), 'server'));
    return accessFor(role, { confirmed, member, request });
  }

  /** Notes in an open request that the address has been confirmed since. */
  async function confirmRequest({ uid }: AccessSeeker): Promise<void> {
    await transact(async (transaction) => {
      const request = readRequest(await transaction.get(people.request(uid)));
      if (request?.decision === null && request.confirmed === false) {
        transaction.update(people.request(uid), { confirmed: true });
      }
    });
  }

  return {
    watchAccess(seeker: AccessSeeker, role: Role): Watch<AccessAnswer> {
      const { uid, confirmed } = seeker;
      const watchMember = watchDocument(people.member(uid), remembered(readMember));
      const watchRequest =
        role === 'user'
          ? watchValue({ value: undefined, isRemembered: true })
          : asFarAsKnown(watchDocument(people.request(uid), remembered(readRequest)));
      const seen = combine<[Remembered<typeof readMember>, Remembered<typeof readRequest>], Seen>(
        [watchMember, watchRequest],
        (member, request) => ({
          answer: accessFor(role, { confirmed, member: member.value, request: request.value }),
          isRemembered: member.isRemembered,
          isNews: confirmed && request.value?.confirmed === false && !request.value.decision,
        }),
      );
      return createWatch(({ next: report, fail }) => {
        // For a citizen only a block of the account matters.
        if (role === 'user') return seen({ next: ({ answer }) => report(answer), error: fail });
        // Somebody may have been invited since their request, or have confirmed their address. A failure
        // changes nothing.
        if (confirmed) takeUpInvitation(context, seeker).catch(() => undefined);
        let isNoted = false;
        return confirmedByServer(({ next, error }) =>
          seen({
            error,
            next(value) {
              if (value.isNews && !isNoted) {
                isNoted = true;
                confirmRequest(seeker).catch(() => undefined);
              }
              next(value);
            },
          }),
        )({ next: report, error: fail });
      });
    },

    checkAccess: (seeker: AccessSeeker, role: Role) =>
      guarded(async () => {
        const answer = await ask(seeker, role);
        const { access } = answer;
        if (access === 'granted' || access === 'blocked' || !seeker.confirmed) return answer;
        await takeUpInvitation(context, seeker);
        return ask(seeker, role);
      }),

    requestAccess: (seeker: AccessSeeker, wish: AccessWish, role: Role) =>
      guarded(async () => {
        if (seeker.confirmed) await takeUpInvitation(context, seeker);
        await transact(async (transaction) => {
          const { member, write } = await readOrPlanMember(context, transaction, seeker);
          const asking = { ...seeker, ...wish };
          const file = await readOrPlanRequest(context, transaction, asking, { again: true });
          write();
          file(member.role);
        });
        return ask(seeker, role);
      }),
  };
}

interface Remembered<Read extends (document: never) => unknown> {
  value: ReturnType<Read>;
  isRemembered: boolean;
}

/**
 * Treats a request that cannot be read as none. Most members have never asked for access, and the cache has no entry
 * for a missing document: without a network that is no reason to refuse them. A blocked account may not read its request.
 */
function asFarAsKnown(
  watch: Watch<Remembered<typeof readRequest>>,
): Watch<Remembered<typeof readRequest>> {
  return createWatch(({ next, fail }) =>
    watch({
      next,
      error(error) {
        if (error instanceof RecordsUnavailableError || error instanceof NotPermittedError) {
          next({ value: undefined, isRemembered: true });
        } else {
          fail(error);
        }
      },
    }),
  );
}

function remembered<T>(read: (document: StoredDocument) => T) {
  return (document: StoredDocument) => ({
    value: read(document),
    isRemembered: document.isCached,
  });
}

/**
 * Holds back cached access that was granted until the server has confirmed it: a person whose access has ended
 * must not see the area even for a moment. Where the server cannot be reached the cache counts, as for the
 * records themselves.
 */
function confirmedByServer(seen: Watch<Seen>): Watch<AccessAnswer> {
  return createWatch(({ next, fail }) => {
    let held: AccessAnswer | undefined;
    let isTrusted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const trust = () => {
      isTrusted = true;
      if (held) next(held);
      held = undefined;
    };
    const stop = seen({
      next({ answer, isRemembered }) {
        if (!isRemembered) isTrusted = true;
        if (isTrusted || isOffline()) {
          clearTimeout(timer);
          held = undefined;
          next(answer);
          return;
        }
        held = answer;
        timer ??= setTimeout(trust, timeout);
      },
      error: fail,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
}
