import {
  certifying,
  inMarathi,
  publishService,
} from '../../../certificates/contract/certifiedService';
import type { CouncilSettings } from 'shared-model';
import { definition } from '../../../../../tools/testing/definitions';
import type { RecordStore } from '../../../features/RecordStore';
import { firstOf } from '../follow';
import { byAdmin, byStaff } from '../records';
import type { Acts } from './Acts';

const translations = { mr: { ...inMarathi.mr, name: 'निवृत्तिवेतन' } };
const next = definition({ ...certifying, fee: 50, keywords: 'pension', translations });

async function added({ services }: RecordStore) {
  const result = await services.add('Pension Letter');
  if (!result.added) throw new Error('not added');
  return result.service;
}

/** A published service with a draft of its next version. */
async function designed(store: RecordStore) {
  const id = await publishService(store);
  await store.definitions.saveDraft(id, next, { revision: 0, version: 1 });
  return id;
}

const task = ({ tasks }: RecordStore) =>
  tasks.create(
    {
      draftId: 'd',
      title: 'Call',
      priority: 'high',
      status: 'pending',
      dueDate: '2026-12-01',
    },
    byStaff,
  );

/** The settings that a council may leave out. */
const everySetting = {
  closedSaturdays: [2, 4],
  openDays: [1, 2, 3, 4, 5, 6],
  language: 'mr',
  translations: { mr: { name: 'ग्रामपंचायत' } },
} satisfies Partial<CouncilSettings>;

/** Services, tasks, settings, and what else the office keeps. */
export const officeActs: Acts = {
  'Add a service': (store) => Promise.resolve(() => added(store)),
  'Change a service': async (store) => {
    const { id } = await added(store);
    return () => store.services.change(id, { fee: 30 });
  },
  'Remove a service': async (store) => {
    const { id } = await added(store);
    return () => store.services.remove(id);
  },
  'Restore a service': async (store) => {
    const removed = await store.services.remove((await added(store)).id);
    return () => store.services.restore(removed);
  },
  'Save the draft of a service': async (store) => {
    const id = await publishService(store);
    return () => store.definitions.saveDraft(id, next, { revision: 0, version: 1 });
  },
  'Discard the draft of a service': async (store) => {
    const id = await designed(store);
    return () => store.definitions.discardDraft(id, 1);
  },
  'Publish a service': async (store) => {
    const id = await designed(store);
    return () => store.definitions.publish(id, next, 1, 1);
  },
  'Create a task': (store) => Promise.resolve(() => task(store)),
  'Change a task': async (store) => {
    const { id } = await task(store);
    return () => store.tasks.change(id, { title: 'Call again', priority: 'low' });
  },
  'Complete a task': async (store) => {
    const { id } = await task(store);
    return () => store.tasks.complete(id);
  },
  'Save the council’s settings': async ({ settings }) => {
    const before = await firstOf(settings.watch());
    return () => settings.save({ ...before, ...everySetting });
  },
  'Save the settings of the office': async ({ settings }) => {
    const before = await firstOf(settings.watchOffice());
    const inMr = { mr: { overdueAdvice: 'फोन करा.' } };
    const advice = { overdueAdvice: 'Call us.', translations: inMr };
    return () => settings.saveOffice({ ...before, ...advice });
  },
  'Save the prepared texts': ({ preparedTexts }) =>
    Promise.resolve(() => preparedTexts.save({ list: [], revision: 0 })),
  'Log an export': ({ log }) =>
    Promise.resolve(() =>
      log.note({ kind: 'export', action: 'applications', subject: '12 rows' }, byAdmin),
    ),
};
