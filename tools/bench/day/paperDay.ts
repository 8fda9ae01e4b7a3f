import type { Operation } from '../../operator/costs/countRuleReads';
import { readsOf, readsOfCounts, type Bill } from '../../operator/costs/openBill';
import { actNames, type ActId, type PageId, type Round, type Rounds } from './busiestMinute';

/** A busy working day at a block of 500,000 people, after a year of such days. */
export const block = {
  milliseconds: 8 * 3_600_000,
  visits: 40_000,
  submissions: 4_000,
  registrations: 1_000,
  /** Of the submissions, those with a fee. */
  payments: 2_400,
  /** How many have each page open all day. */
  open: { worklist: 60, dashboard: 30, admin: 6 },
  members: 240_000,
  applications: 960_000,
  /** Of them, those that wait for a clerk, and for an admin: a week's. */
  toDo: 16_000,
  recommended: 4_000,
};

const timesADay: Record<ActId, number> = {
  register: block.registrations,
  visit: block.visits - block.registrations,
  submit: block.submissions,
  take: block.submissions,
  open: 2 * block.submissions,
  review: block.submissions,
  pay: block.payments,
  approve: block.submissions,
};

/** Writes to applications, each of which the open pages hear of. A review is two. */
const steps = 5 * block.submissions + block.payments;

/** What Firestore charges for, and what its indexes have to do. */
export interface Cost {
  reads: number;
  /** Those that counts go through, and one for each record that was sent. */
  entriesRead: number;
  writes: number;
  deletes: number;
  entriesWritten: number;
}
export interface Line extends Cost {
  name: string;
  times: number;
}

/** Dollars for one, by the list price of docs/operations.md; and rupees for a dollar. */
const prices = { reads: 0.06e-5, writes: 0.18e-5, deletes: 0.02e-5 };
const rupees = 88;

export function rupeesOf({ reads, writes, deletes }: Cost): number {
  return rupees * (reads * prices.reads + writes * prices.writes + deletes * prices.deletes);
}

/** What was written, without what was refused. */
export function writesOf({ bills }: Pick<Round, 'bills'>): Operation[] {
  const commits = bills.flatMap((bill) => bill.commits);
  return commits.flatMap(({ isRefused, writes }) => (isRefused ? [] : writes));
}

/** So many times an act, each as on the average of those that did not fail. */
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

export function totalOf(lines: readonly Line[]): Line {
  const total = { reads: 0, entriesRead: 0, writes: 0, deletes: 0, entriesWritten: 0 };
  for (const figure of Object.keys(total) as (keyof Cost)[]) {
    total[figure] = sum(lines.map((line) => line[figure]));
  }
  return { name: 'The day', times: 1, ...total };
}

const pageNames: Record<PageId, string> = {
  worklist: 'Open work lists',
  dashboard: 'Open dashboards of clerks',
  admin: 'Open dashboards of admins',
};

/** What each page counts: together with others at one time, how many entries each. */
const { applications, toDo, recommended, members } = block;
const decided = applications - toDo - recommended;
const countings: Record<PageId, number[][]> = {
  worklist: [[toDo, toDo / 60, 0, recommended, decided], [toDo]],
  dashboard: [[toDo / 2, toDo / 2, 0, 0, recommended, decided, 0], [applications]],
  admin: [[toDo / 4, recommended, toDo / 2]],
};

/** The day line by line. @param entries how many index entries each act of the minute wrote */
export function planDay(rounds: Rounds, entries: Record<ActId, number>): Line[] {
  const acts = Object.keys(actNames) as ActId[];
  const pages = Object.entries(block.open) as [PageId, number][];
  const admins = block.open.admin;
  const visits: ActId[] = ['register', 'visit'];
  const writing = acts.filter((id) => !visits.includes(id));
  return [
    ...acts.map((id) => lineOf(actNames[id], timesADay[id], rounds[id], entries[id])),
    ...pages.map(([page, open]) => {
      const heard = heardOf(rounds, writing, page, /^applications\/[^/]+$/);
      return reading(`${pageNames[page]} hear of each step`, open * steps, heard);
    }),
    ...pages.flatMap(([page, open]) =>
      countings[page].map((counted) => {
        const entries = Math.round(sum(counted) / 1_000);
        return countingOf(`${pageNames[page]} count ${entries},000 entries`, open, counted);
      }),
    ),
    reading(
      `${pageNames.admin} hear of each visit`,
      admins * block.visits,
      heardOf(rounds, visits, 'admin', /^sessions/),
    ),
    reading(
      `${pageNames.admin} count the members at each registration`,
      admins * block.registrations,
      readsOfCounts([members]) + 1,
      members,
    ),
  ];
}

/** How many records an open page was sent for each write to such a document. */
export function heardOf(rounds: Rounds, acts: readonly ActId[], page: PageId, path: RegExp) {
  const heard = sum(acts.map((id) => rounds[id].heard[page]));
  const writes = acts.flatMap((id) => writesOf(rounds[id]));
  return heard / writes.filter((write) => path.test(write.path)).length;
}

/** A count is repeated after a change, but no sooner than in as many milliseconds as entries were counted (watchCount.ts). */
const longestPause = 600_000;

export function countingOf(name: string, open: number, counted: readonly number[]): Line {
  const entries = sum(counted);
  const times = Math.min(steps, block.milliseconds / Math.min(entries, longestPause));
  // For each, the rules look at who asks.
  return reading(name, open * times, readsOfCounts(counted) + counted.length, entries);
}

function reading(name: string, times: number, reads: number, entries = reads): Line {
  const none = { writes: 0, deletes: 0, entriesWritten: 0 };
  return { name, times, reads: times * reads, entriesRead: times * entries, ...none };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
