import type { Operation } from '../costs/countRuleReads';
import { readsOf, readsOfCounts, type Bill } from '../costs/openBill';

// A busy working day at a block of 500,000 people, after a year of such days.
const milliseconds = 8 * 3_600_000;
const visits = 40_000;
const registrations = 1_000;
const submissions = 4_000;
/** Of the submissions, those with a fee. */
const payments = 2_400;
const members = 240_000;
const applications = 960_000;
/** The applications that wait for a clerk, and those that wait for an admin: a week's. */
const toDo = 16_000;
const recommended = 4_000;
const decided = applications - toDo - recommended;

/** The actions of people, and how many times a day each happens. */
export const acts = {
  register: ['Citizen registers: dashboard and applications', registrations],
  visit: ['Citizen signs in: dashboard and applications', visits - registrations],
  submit: ['Citizen applies with two documents of 600 KB', submissions],
  take: ['Clerk takes the next application', submissions],
  open: ['Clerk or admin opens one and its two documents', 2 * submissions],
  review: ['Clerk takes it into review and recommends it', submissions],
  pay: ['Clerk records its fee', payments],
  approve: ['Admin approves it', submissions],
} as const;
export type ActId = keyof typeof acts;
export const actIds = Object.keys(acts) as ActId[];

/** Office pages that stay open. */
export type PageId = 'worklist' | 'dashboard' | 'admin';

/** The result of an action that several people did at the same time. */
export interface Round {
  bills: Bill[];
  /** Milliseconds of each attempt. */
  waits: number[];
  /** The names of the errors that were shown to people. */
  failures: string[];
  /** Records that the open office pages received meanwhile. */
  received: Record<PageId, number>;
}
export type Rounds = Record<ActId, Round>;

/** Pages that stay open all day: how many, and the groups of counts that a page repeats together, by the number of entries. */
const pages: Record<PageId, { name: string; open: number; counts: number[][] }> = {
  worklist: {
    ...{ name: 'Open work lists', open: 60 },
    counts: [[toDo, toDo / 60, 0, recommended, decided], [toDo]],
  },
  dashboard: {
    ...{ name: 'Open dashboards of clerks', open: 30 },
    counts: [[toDo / 2, toDo / 2, 0, 0, recommended, decided, 0], [applications]],
  },
  admin: {
    ...{ name: 'Open dashboards of admins', open: 6 },
    counts: [[toDo / 4, recommended, toDo / 2]],
  },
};

/** Writes to applications, each of which is sent to the open pages. A review is two writes. */
const steps = 5 * submissions + payments;

/** The operations that Firestore charges for, and the work of its indexes. */
export interface Line {
  name: string;
  times: number;
  reads: number;
  /** The index entries that counts go through, and one for each record that was sent. */
  entriesRead: number;
  writes: number;
  deletes: number;
  entriesWritten: number;
}

/** At the list price of docs/operations.md in dollars, and 88 rupees to the dollar. */
export function rupeesOf({ reads, writes, deletes }: Omit<Line, 'name' | 'times'>): number {
  return 88e-5 * (reads * 0.06 + writes * 0.18 + deletes * 0.02);
}

/** The writes that were not refused. */
export function writesOf({ bills }: Pick<Round, 'bills'>): Operation[] {
  const commits = bills.flatMap((bill) => bill.commits);
  return commits.flatMap(({ isRefused, writes }) => (isRefused ? [] : writes));
}

/** The cost of an action, multiplied: the average of the attempts that did not fail. */
export function lineOf(
  name: string,
  times: number,
  { bills, waits, failures }: Pick<Round, 'bills' | 'waits' | 'failures'>,
  entriesWritten: number,
): Line {
  const share = times / (waits.length - failures.length);
  const all = (figure: (bill: Bill) => number) => share * sum(bills.map(figure));
  return {
    ...{ name, times },
    reads: all(readsOf),
    entriesRead: all(({ records, counted }) => records + sum(counted)),
    writes: all(({ writes }) => writes),
    deletes: all(({ deletes }) => deletes),
    entriesWritten: share * entriesWritten,
  };
}

const nothing = { reads: 0, entriesRead: 0, writes: 0, deletes: 0, entriesWritten: 0 };

export function totalOf(lines: readonly Line[]): Line {
  const total: Line = { name: 'The day', times: 1, ...nothing };
  for (const figure of Object.keys(nothing) as (keyof typeof nothing)[]) {
    total[figure] = sum(lines.map((line) => line[figure]));
  }
  return total;
}

/** The lines of the day's table. @param entries how many index entries each action wrote during the minute */
export function planDay(rounds: Rounds, entries: Record<ActId, number>): Line[] {
  const all = Object.entries(pages) as [PageId, (typeof pages)[PageId]][];
  const { name: ofAdmins, open: admins } = pages.admin;
  const visiting: ActId[] = ['register', 'visit'];
  const writing = actIds.filter((id) => !visiting.includes(id));
  return [
    ...actIds.map((id) => lineOf(acts[id][0], acts[id][1], rounds[id], entries[id])),
    ...all.map(([page, { name, open }]) => {
      const received = receivedPerWrite(rounds, writing, page, /^applications\/[^/]+$/);
      return reading(`${name} receive each step`, open * steps, received);
    }),
    ...all.flatMap(([, { name, open, counts }]) =>
      counts.map((counted) => {
        const thousands = Math.round(sum(counted) / 1_000);
        return countingOf(`${name} count ${thousands},000 entries`, open, counted);
      }),
    ),
    reading(
      `${ofAdmins} receive each visit`,
      admins * visits,
      receivedPerWrite(rounds, visiting, 'admin', /^sessions/),
    ),
    reading(
      `${ofAdmins} count the members at each registration`,
      admins * registrations,
      readsOfCounts([members]) + 1,
      members,
    ),
  ];
}

/** How many records an open page received for each write to a matching document. */
export function receivedPerWrite(rounds: Rounds, of: readonly ActId[], page: PageId, path: RegExp) {
  const received = sum(of.map((id) => rounds[id].received[page]));
  const writes = of.flatMap((id) => writesOf(rounds[id]));
  return received / writes.filter((write) => path.test(write.path)).length;
}

/** A count is repeated after a change, but the pause is at least one millisecond for each counted entry (watchCount.ts). */
const longestPause = 600_000;

export function countingOf(name: string, open: number, counted: readonly number[]): Line {
  const entries = sum(counted);
  const times = Math.min(steps, milliseconds / Math.min(entries, longestPause));
  // For each count, the rules read the requester's membership.
  return reading(name, open * times, readsOfCounts(counted) + counted.length, entries);
}

function reading(name: string, times: number, reads: number, entries = reads): Line {
  return { ...nothing, name, times, reads: times * reads, entriesRead: times * entries };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
