import type { Watch } from 'shared-model';
import { doc, onSnapshot, type Firestore } from 'firebase/firestore';
import { wasClockSet } from '../../clock/councilClock';
import { learnCouncilTime } from '../../clock/learnCouncilTime';
import type { Connection } from '../Connection';
import { createWatchGroup } from '../../async/createWatchGroup';
import { listenToWindow } from './listenToPage';
import { isOffline } from './isOffline';
import { keepReachedAt, readReachedAt } from './reachedAt';
import type { ServerContact } from './watches';

/** Milliseconds without a connection after which the state is offline or unreachable: Firestore's own timeout. */
const timeout = 10_000;
/** Minimum milliseconds between two writes of the time to local storage. */
const keepingPause = 30_000;

/** Monitors the connection to the server by listening to a record that anybody may read. */
export function connectionTo(firestore: Firestore, now: () => Date) {
  const { createWatch, endAll } = createWatchGroup();
  const observers = new Set<(connection: Connection) => void>();
  let connection: Connection | undefined;
  let reachedAt = readReachedAt();
  let keptAt = 0;
  let stopProbe: (() => void) | undefined;
  let stopAsking: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(next: Connection) {
    clearTimeout(timer);
    if (next.state === 'connected') stopAsking?.();
    if (connection?.state === next.state) return;
    connection = next;
    if (next.state === 'connected') void learnCouncilTime();
    for (const report of [...observers]) report(next);
  }

  function noteTime() {
    const moment = now();
    reachedAt = moment.toISOString();
    if (Math.abs(moment.getTime() - keptAt) < keepingPause) return;
    keptAt = moment.getTime();
    keepReachedAt(reachedAt);
  }

  function answered() {
    noteTime();
    update({ state: 'connected' });
  }

  function lost() {
    // While connected, the server would have sent any change: the records are current up to now.
    if (connection?.state === 'connected') {
      keptAt = 0;
      noteTime();
    }
    disconnected();
  }

  function disconnected() {
    update({ state: isOffline() ? 'offline' : 'unreachable', since: reachedAt });
  }

  /** Firestore notices a channel that hangs late or never, so its client may still count as connected here. */
  const unanswered: ServerContact['unanswered'] = (listen) => {
    if (connection?.state !== 'connected') return;
    // Nobody knows since when it hangs: the records are as old as the last answer.
    disconnected();
    // The probe was answered before, and need not be again: the answer to this query tells that the server is back.
    const stopListening = listen({
      next({ metadata }) {
        if (!metadata.fromCache) answered();
      },
      // A listener ends with an error only if the server refuses it, which is an answer.
      error: answered,
    });
    stopAsking = () => {
      stopAsking = undefined;
      stopListening();
    };
  };

  function startProbe() {
    timer = setTimeout(lost, isOffline() ? 0 : timeout);
    const listen = () =>
      onSnapshot(
        doc(firestore, 'settings/council'),
        { includeMetadataChanges: true },
        {
          next({ metadata }) {
            if (!metadata.fromCache) answered();
            else if (connection?.state === 'connected' || isOffline()) lost();
          },
          error: lost,
        },
      );
    let stopListening = listen();
    const stopListeningToWindow = [
      // The person may return after setting the clock of this device, as the portal asked them to.
      listenToWindow('focus', () => {
        if (wasClockSet()) void learnCouncilTime();
      }),
      listenToWindow('offline', lost),
      // Firestore emits nothing if the network is back before it noticed the outage: subscribe again.
      listenToWindow('online', () => {
        stopListening();
        stopListening = listen();
        timer = setTimeout(lost, timeout);
      }),
    ];
    stopProbe = () => {
      clearTimeout(timer);
      stopAsking?.();
      for (const stop of stopListeningToWindow) stop();
      stopListening();
      stopProbe = undefined;
      connection = undefined;
    };
  }

  const watch: Watch<Connection> = createWatch(({ next }) => {
    observers.add(next);
    if (!stopProbe) startProbe();
    else if (connection) void Promise.resolve(connection).then(next);
    return () => {
      observers.delete(next);
      if (observers.size === 0) stopProbe?.();
    };
  });

  return {
    watch,
    answered: () => (stopProbe ? answered() : noteTime()),
    unanswered,
    end: () => endAll(),
  };
}
