// Runs in a browser: seeds the device's records and measures them as the staff area asks for them.
import Dexie from 'dexie';
import { toRow } from '../../shared-data/src/applications/device/applicationRow';
import { databaseName } from '../../shared-data/src/device/openDatabase';
import { openDeviceStore } from '../../shared-data/src/device/openDeviceStore';
import type { ApplicationPageQuery } from '../../shared-data/src/applications/ApplicationRecords';
import type { RecordStore } from '../../shared-data/src/store/RecordStore';
import type { Watch } from '../../shared-data/src/store/Watch';
import { firstOf } from '../../shared-data/src/store/testing/follow';
import type { WorklistQuery } from '../../shared-data/src/worklist/Worklist';
import { madeUpApplication } from './madeUpApplication';
import { median, type Figure } from './report';

const rounds = 9;
const pageSize = 4;
const chunk = 1000;

const firstPage: ApplicationPageQuery = { page: 1, pageSize };

/** One search as it is typed: each beginning of it is a query. */
const typed = ['lakshmi', 'income certificate', 'pan-2026-0'];

const byApplicant = { by: 'applicant', direction: 'ascending' } as const;
const byService = { by: 'service', direction: 'descending' } as const;

const listed: [what: string, query: ApplicationPageQuery][] = [
  ['next page', { page: 2, pageSize }],
  ['only pending', { ...firstPage, status: 'pending' }],
  ['only approved, by applicant', { ...firstPage, status: 'approved', sort: byApplicant }],
  ['by service, descending', { ...firstPage, sort: byService }],
];

/** Puts so many made-up applications beside the sample records. */
export async function seed(count: number): Promise<void> {
  const store = await open();
  const db = await new Dexie(databaseName).open();
  for (let start = 0; start < count; start += chunk) {
    const rows = Array.from({ length: Math.min(chunk, count - start) }, (_, index) =>
      toRow(madeUpApplication(start + index)),
    );
    await db.table('applications').bulkAdd(rows);
  }
  db.close();
  store.close();
}

/** Opens the records, as a page does that is opened, and shows the first page of them. */
export async function measureOpening(): Promise<Figure> {
  const start = performance.now();
  const store = await open();
  await firstOf(store.applications.watchPage(firstPage));
  const took = performance.now() - start;
  store.close();
  return { what: 'records opened and first page', times: [took] };
}

export async function measure(): Promise<Figure[]> {
  const store = await open();
  const { applications } = store;
  const figures: Figure[] = [
    await repeat('first page', 100, () => applications.watchPage(firstPage)),
    await repeat('counts of the dashboard', 100, () => applications.watchCounts()),
    await repeat('average processing time', 100, () => applications.watchProcessingTime()),
  ];
  const { total } = await firstOf(applications.watchPage(firstPage));
  const middle = { page: Math.ceil(total / pageSize / 2), pageSize };
  for (const [what, query] of [...listed, ['page in the middle', middle] as const]) {
    figures.push(await repeat(what, 100, () => applications.watchPage(query)));
  }
  for (const text of typed) {
    const times: number[] = [];
    for (let length = 1; length <= text.length; length += 1) {
      const search = text.slice(0, length);
      const query = { ...firstPage, search };
      const { times: tries } = await repeat(search, 50, () => applications.watchPage(query));
      times.push(median(tries));
    }
    figures.push({ what: `keystrokes of '${text}'`, times, limit: 50 });
  }
  const narrow = {
    ...firstPage,
    search: 'trade lic',
    status: 'pending',
    sort: byApplicant,
  } as const;
  figures.push(
    await repeat('search among pending, by applicant', 50, () => applications.watchPage(narrow)),
  );
  figures.push(...(await measureWorklist(store)));
  store.close();
  return figures;
}

const ofClerk = { tab: 'to-do', uid: 'clerk-1', page: 1, pageSize: 20 } as const;
const inTheMiddle = '2026-06-30';

const worklists: [what: string, query: WorklistQuery][] = [
  ['first page', ofClerk],
  ['next page', { ...ofClerk, page: 2 }],
  ['what is mine', { ...ofClerk, tab: 'mine' }],
  ['decided', { ...ofClerk, tab: 'decided' }],
  ['what is overdue', { ...ofClerk, dueBy: inTheMiddle }],
  ['unassigned, of one service', { ...ofClerk, unassigned: true, service: 'Trade License' }],
];

/** Milliseconds that a screen may take to show its records, and a keystroke in a search (#18). */
const screen = 100;
const keystroke = 50;

async function measureWorklist({ worklist }: RecordStore): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, query] of worklists) {
    figures.push(await repeat(`work list: ${what}`, screen, () => worklist.watchPage(query)));
  }
  const counts = () => worklist.watchCounts(ofClerk.uid);
  figures.push(await repeat('work list: counts of the tabs', screen, counts));
  const needed = () => worklist.watchFigures(inTheMiddle);
  figures.push(await repeat('what needs an admin', screen, needed));
  for (const text of typed) {
    const times: number[] = [];
    for (let length = 1; length <= text.length; length += 1) {
      const query = { ...ofClerk, search: text.slice(0, length) };
      const { times: tries } = await repeat('', keystroke, () => worklist.watchPage(query));
      times.push(median(tries));
    }
    figures.push({ what: `work list: keystrokes of '${text}'`, times, limit: keystroke });
  }
  return figures;
}

function open(): Promise<RecordStore> {
  return openDeviceStore(() => undefined);
}

async function repeat<T>(what: string, limit: number, ask: () => Watch<T>): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await time(ask));
  return { what, times, limit };
}

/** Milliseconds until a watch tells its first value. */
async function time<T>(ask: () => Watch<T>): Promise<number> {
  const start = performance.now();
  await firstOf(ask());
  return performance.now() - start;
}
