import type { Key } from './Row';

/** What other instances are told about a commit. */
export interface Commit {
  version: number;
  changed: readonly Key[];
}

interface Follower {
  /** Another instance has committed. */
  follow: (commit: Commit) => void;
  /** This page was asleep and may have missed commits. */
  wake: () => void;
}

/** The instances of this page, by the name of their database. */
const groups = new Map<string, ReturnType<typeof createGroup>>();

/** Tells the other instances of a database, in this page and in other tabs, about commits. */
export function joinCommits(name: string, follower: Follower) {
  const group = groups.get(name) ?? createGroup(name);
  groups.set(name, group);
  group.followers.add(follower);
  group.open();
  return {
    post(commit: Commit) {
      for (const other of group.followers) if (other !== follower) other.follow(commit);
      group.post(commit);
    },
    leave() {
      group.followers.delete(follower);
      if (group.followers.size === 0) group.close();
    },
  };
}

/** One channel for all instances of the page: it does not receive what it posts itself. */
function createGroup(name: string) {
  const followers = new Set<Follower>();
  let channel: BroadcastChannel | undefined;

  function open() {
    if (channel || followers.size === 0 || !('BroadcastChannel' in globalThis)) return;
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<Commit>) => {
      for (const { follow } of followers) follow(data);
    });
  }
  function close() {
    channel?.close();
    channel = undefined;
  }
  function wake() {
    open();
    for (const follower of followers) follower.wake();
  }

  if (typeof window !== 'undefined') {
    // With an open channel, a page may not be put aside for 'Back', or is dropped when another tab posts.
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', ({ persisted }) => persisted && wake());
    document.addEventListener('visibilitychange', () => document.hidden || wake());
  }
  return { followers, open, close, post: (commit: Commit) => channel?.postMessage(commit) };
}
