// Runs in a browser: seeds the device store and measures the queries of the staff area.
import { applicationAt } from '../shared-data/src/applications/records/storedApplication';
import { toStoredApplication } from '../shared-data/src/applications/toStoredApplication';
import { openDeviceStore } from '../shared-data/src/device/openDeviceStore';
import { writeDocuments } from '../shared-data/src/documents/testing/rawDocuments';
import { sampleServices } from '../shared-data/src/samples/sampleServices';
import type { Watch } from '../shared-model/src/kinds/Watch';
import { firstOf } from '../shared-data/src/store/testing/follow';
import { madeUpApplication } from './madeUpApplication';
import { median, type Figure } from './report';

const rounds = 9;
const pageSize = 4;
const chunk = 1000;

/** Milliseconds: the limits for a screen to show its records, and for a keystroke in a search (#18). */
const screen = 100;
const keystroke = 50;

const firstPage = { page: 1, pageSize };
/** Texts that are typed into a search: each prefix is a query. */
const typed = ['lakshmi', 'income certificate', 'pan-2026-0'];
const byApplicant = { by: 'applicant', direction: 'ascending' } as const;
const byService = { by: 'service', direction: 'descending' } as const;
const ofClerk = { tab: 'to-do', uid: 'clerk-1', page: 1, pageSize: 20 } as const;
const inTheMiddle = '2026-06-30';

const open = () => openDeviceStore(() => undefined);

/** Adds this many made-up applications to the sample records. */
export async function seed(count: number): Promise<void> {
  const store = await open();
  for (let start = 0; start < count; start += chunk) {
    await writeDocuments(
      Array.from({ length: Math.min(chunk, count - start) }, (_, index) => made(start + index)),
    );
  }
  store.close();
}

function made(index: number) {
  const application = madeUpApplication(index);
  const serviceId = sampleServices.find(({ name }) => name === application.service)?.id ?? '';
  return [applicationAt(application.id), toStoredApplication(application, { serviceId })] as const;
}

/** Opens the device store, as a newly opened page does, and reads the first page of its records. */
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
  const { applications, worklist } = store;
  const figures: Figure[] = [];
  const add = async (what: string, limit: number, ask: () => Watch<unknown>) => {
    figures.push({ what, times: await timesOf(ask), limit });
  };
  const addKeystrokes = async (ofWhat: string, ask: (search: string) => Watch<unknown>) => {
    for (const text of typed) {
      const times: number[] = [];
      for (let length = 1; length <= text.length; length += 1) {
        times.push(median(await timesOf(() => ask(text.slice(0, length)))));
      }
      figures.push({ what: `${ofWhat}keystrokes of '${text}'`, times, limit: keystroke });
    }
  };

  type Query = Parameters<typeof applications.watchPage>[0];
  const page = (what: string, query: Partial<Query>, limit = screen) =>
    add(what, limit, () => applications.watchPage({ ...firstPage, ...query }));
  await page('first page', {});
  await add('counts of the dashboard', screen, () => applications.watchCounts());
  await add('average processing time', screen, () => applications.watchProcessingTime());
  await page('next page', { page: 2 });
  await page('only pending', { status: 'pending' });
  await page('only approved, by applicant', { status: 'approved', sort: byApplicant });
  await page('by service, descending', { sort: byService });
  const { total } = await firstOf(applications.watchPage(firstPage));
  await page('page in the middle', { page: Math.ceil(total / pageSize / 2) });
  await addKeystrokes('', (search) => applications.watchPage({ ...firstPage, search }));
  const narrow = { search: 'trade lic', status: 'pending', sort: byApplicant } as const;
  await page('search among pending, by applicant', narrow, keystroke);

  type WorkQuery = Parameters<typeof worklist.watchPage>[0];
  const work = (what: string, query: Partial<WorkQuery>) =>
    add(`work list: ${what}`, screen, () => worklist.watchPage({ ...ofClerk, ...query }));
  await work('first page', {});
  await work('next page', { page: 2 });
  await work('what is mine', { tab: 'mine' });
  await work('decided', { tab: 'decided' });
  await work('what is overdue', { dueBy: inTheMiddle });
  await work('unassigned, of one service', { unassigned: true, service: 'Trade License' });
  await add('work list: counts of the tabs', screen, () => worklist.watchCounts(ofClerk.uid));
  await add('what needs an admin', screen, () => worklist.watchFigures(inTheMiddle));
  await addKeystrokes('work list: ', (search) => worklist.watchPage({ ...ofClerk, search }));
  store.close();
  return figures;
}

/** Milliseconds until a watch emits its first value, in several rounds. */
async function timesOf(ask: () => Watch<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await firstOf(ask());
    times.push(performance.now() - start);
  }
  return times;
}
