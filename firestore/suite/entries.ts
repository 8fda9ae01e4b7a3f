import type { Role } from 'shared-auth';
import type { ApplicationStatus } from 'shared-data';
import { composeEntry } from '../../shared-model/src/log/composeEntry';
import type { LogEntry } from '../../shared-model/src/log/logEntrySchema';
import type { Data, Records } from './database';
import { actor, people, type Person } from './people';
import { digits, longAgo, now, year } from './records';

// Log entries that the rules accept, by path, which are written together with their actions.

/** The token that actions on services, members and invitations use in these tests. */
export const token = 'next';

/** The number of every application in these tests. */
const number = `#PAN-${year}-${digits}`;

export function entry(by: Person, kind: string, action: string, more: Data = {}): Data {
  const own = { at: now(), by: actor(by, by.role ?? 'user'), kind, action };
  const subject = typeof more.subject === 'string' ? more.subject : '';
  return { ...own, subject, words: wordsOf(by, subject, more.detail), ...more };
}

/** The prefixes of words that an entry is found by, as the app writes them. */
export function wordsOf(
  { uid, name, role = 'user' }: Person,
  subject: string,
  detail: unknown,
): string[] {
  const kind: LogEntry['kind'] = 'decision';
  const said = { subject, ...(typeof detail === 'string' ? { detail } : {}) };
  return composeEntry({ by: { uid, name, role }, kind, action: '', ...said }).words;
}

interface Step {
  by: Person;
  role: Role;
  from: ApplicationStatus;
  to: ApplicationStatus;
  revision?: number;
  /** The id of the application. */
  id?: string;
}

/** The entry of a step of an application; nothing if the step is not logged. */
export function stepEntry({ by, role, from, to, revision = 2, id = 'a1' }: Step): Records {
  const isLogged = role !== 'user' && from !== to && !(from === 'pending' && to === 'in-review');
  if (!isLogged) return {};
  const isDecided = to === 'approved' || to === 'rejected';
  const action = role === 'staff' || isDecided ? to : 'taken-back';
  return {
    [`log/applications-${id}-${revision}`]: entry({ ...by, role }, 'decision', action, {
      subject: number,
    }),
  };
}

export function certificateEntry(by: Person, number_: string, change: string): Records {
  return {
    [`log/certificates-${number_}-${change}`]: entry(by, 'certificate', change, {
      subject: number,
    }),
  };
}

/** @param subject the holder of the key */
export function keyEntry(
  by: Person,
  kid: string,
  change: 'added' | 'revoked',
  subject = by.name,
): Records {
  return { [`log/keys-${kid}-${change}`]: entry(by, 'key', change, { subject }) };
}

/** The entry of a change of a member, whose record has `token` as `logged`. */
export function memberEntry(
  by: Person,
  { uid, name }: Person,
  action: string,
  detail?: unknown,
): Records {
  const more = { subject: name.trim(), ...(detail === undefined ? {} : { detail }) };
  return { [`log/members-${uid}-${token}`]: entry(by, 'role', action, more) };
}

/** The entry of a decision on a request that was made long ago. */
export function requestEntry(by: Person, { uid, name }: Person, granted: boolean): Records {
  const id = `accessRequests-${uid}-${longAgo.toMillis()}`;
  const action = granted ? 'granted' : 'refused';
  return { [`log/${id}`]: entry(by, 'role', action, { subject: name }) };
}

/** The entry of deleting a record that was written with `token`, or without a token. */
export function removalEntry(path: string, name: string, logged = token): Records {
  const isService = path.startsWith('services/');
  const id = `${path.replace('/', '-')}-${logged}-${isService ? 'removed' : 'withdrawn'}`;
  const [kind, action] = isService ? ['service', 'removed'] : ['role', 'withdrawn'];
  return { [`log/${id}`]: entry(people.admin, kind, action, { subject: name }) };
}

/**
 * Services, invitations, settings and keys with the log entries that a person writes with them.
 * @param before the records before
 */
export function withEntries(
  made: Records,
  before: Records = {},
  by: Person = people.admin,
): Records {
  const all = Object.entries(made).map(([path, data]): Records => {
    const [collection = '', id = '', ...below] = path.split('/');
    if (below.length > 0) return { [path]: data };
    const make = makers[collection];
    return make ? make({ path, id, data, before: before[path], by }) : { [path]: data };
  });
  return Object.assign({}, ...all) as Records;
}

interface Made {
  path: string;
  id: string;
  data: Data;
  before: Data | undefined;
  by: Person;
}

const makers: Partial<Record<string, (made: Made) => Records>> = {
  services({ path, id, data, before, by }) {
    const isPublished = (data.version ?? 0) !== (before?.version ?? 0);
    const change = isPublished ? 'published' : 'changed';
    const action = before ? change : 'added';
    const subject = String(data.name).trim();
    return {
      [path]: { ...data, logged: token },
      [`log/services-${id}-${token}`]: entry(by, 'service', action, { subject }),
    };
  },
  invitations({ path, id, data, by }) {
    const more = { subject: String(data.name).trim(), detail: data.role };
    return {
      [path]: { ...data, logged: token },
      [`log/invitations-${id}-${token}`]: entry(by, 'role', 'invited', more),
    };
  },
  settings: ({ path, id, data, by }) => ({
    [path]: data,
    [`log/settings-${id}-${String(data.revision)}`]: entry(by, 'settings', id),
  }),
  keys: ({ path, id, data, by }) => ({ [path]: data, ...keyEntry(by, id, 'added') }),
};
