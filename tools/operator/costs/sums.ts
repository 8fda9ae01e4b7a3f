import { readsOf, readsOfCounts, type Bill } from './bill';
import type { JourneyId, Measured } from './journeys';

/** Each day; then 100,000 of them cost so many dollars at the list price of the dearest regions. */
export const free = { reads: 50_000, writes: 20_000, deletes: 20_000 };
export const price = { reads: 0.06, writes: 0.18, deletes: 0.02 };
/** Bytes that are free, and dollars for each further GiB and month. */
export const freeStorage = 2 ** 30;
export const storagePrice = 0.18;

export const workingDays = 240;
const workingHours = 8;
const monthlyWorkingDays = workingDays / 12;

export interface CouncilSize {
  name: string;
  people: number;
  /** Of an application: so many for each inhabitant and year. */
  perPerson: number;
  clerks: number;
  admins: number;
}

export const councils: readonly CouncilSize[] = [
  { name: 'Village of 5,000', people: 5_000, perPerson: 0.24, clerks: 4, admins: 1 },
  { name: 'Block of 500,000', people: 500_000, perPerson: 0.24, clerks: 100, admins: 20 },
];

/** So often for each application. */
export const perApplication = {
  register: 0.5,
  signIn: 3,
  lookAgain: 3,
  services: 1,
  apply: 1,
  decisionSeen: 1,
  open: 1,
  review: 1,
  decide: 1,
} satisfies Partial<Record<JourneyId, number>>;

/** Submitted, taken into review, recommended, decided. */
export const stepsOfApplication = 4;

/** So often for each clerk and working day. */
export const perClerk = {
  clerkDashboard: 4,
  search: 10,
  session: 6 * workingHours,
} satisfies Partial<Record<JourneyId, number>>;

/** So often for each admin and working day; reports and people once a week. */
export const perAdmin = {
  adminDashboard: 4,
  applications: 4,
  session: 6 * workingHours,
  report: 0.2,
  people: 0.2,
} satisfies Partial<Record<JourneyId, number>>;

/** Of the dashboards of clerks so many are open all day. */
export const openDashboards = 0.5;

/** Applications of one report that are read at most, and the one that tells that there are more. */
const readOfReport = 5_001;

export interface Sums {
  applicationsAYear: number;
  applicationsADay: number;
  reads: number;
  /** Of these, by dashboards that are left open. */
  hearing: number;
  writes: number;
  deletes: number;
  /** Bytes after a year. */
  stored: number;
  /** Dollars a month after a year. */
  operations: number;
  storage: number;
}

/**
 * What a council costs on a working day, after its first year.
 * @param measuredAmong so many applications were there when the journeys were measured
 */
export function sumUp(
  { bills, stored }: Measured,
  measuredAmong: number,
  { people, perPerson, clerks, admins }: CouncilSize,
): Sums {
  const applicationsAYear = people * perPerson;
  const applicationsADay = applicationsAYear / workingDays;
  const growth = Math.max(1, applicationsAYear / measuredAmong);

  const daily = (times: Partial<Record<JourneyId, number>>, factor: number) =>
    (Object.entries(times) as [JourneyId, number][]).reduce(
      (sum, [id, often]) => addScaled(sum, grown(id, bills[id], growth), often * factor),
      { reads: 0, writes: 0, deletes: 0 },
    );
  const parts = [
    daily(perApplication, applicationsADay),
    daily(perClerk, clerks),
    daily(perAdmin, admins),
  ];
  const hearing =
    hearingOf(bills.dashboardHears, growth, applicationsADay, applicationsAYear) *
    clerks *
    openDashboards;
  const total = (kind: 'reads' | 'writes' | 'deletes') =>
    parts.reduce((sum, part) => sum + part[kind], 0);
  const [reads, writes, deletes] = [total('reads') + hearing, total('writes'), total('deletes')];
  const bytes = applicationsAYear * (stored.records + stored.indexes);
  const paid = (kind: keyof typeof price, count: number) =>
    (Math.max(0, count - free[kind]) / 100_000) * price[kind];
  return {
    ...{ applicationsAYear, applicationsADay, reads, hearing, writes, deletes },
    stored: bytes,
    operations:
      (paid('reads', reads) + paid('writes', writes) + paid('deletes', deletes)) *
      monthlyWorkingDays,
    storage: (Math.max(0, bytes - freeStorage) / 2 ** 30) * storagePrice,
  };
}

interface Operations {
  reads: number;
  writes: number;
  deletes: number;
}

/** Counts go through more entries, and a month holds more applications; pages stay as they are. */
function grown(id: JourneyId, bill: Bill, growth: number): Operations {
  const { records, counted, ruled, writes, deletes } = bill;
  const read = id === 'report' ? Math.min(records * growth, readOfReport) : records;
  return { reads: read + readsOfCounts(counted, growth) + ruled, writes, deletes };
}

/** Rows come with each step; counting has a pause of a millisecond for each application, up to ten minutes. */
function hearingOf(bill: Bill, growth: number, applicationsADay: number, applications: number) {
  const steps = applicationsADay * stepsOfApplication;
  const pause = Math.min(Math.max(1, applications / 1000), 600);
  const countings = Math.min(steps, (workingHours * 3600) / pause);
  const counting =
    readsOf({ ...bill, records: 0, counted: [] }) + readsOfCounts(bill.counted, growth);
  return steps * bill.records + countings * counting;
}

function addScaled(sum: Operations, { reads, writes, deletes }: Operations, times: number) {
  return {
    reads: sum.reads + reads * times,
    writes: sum.writes + writes * times,
    deletes: sum.deletes + deletes * times,
  };
}
