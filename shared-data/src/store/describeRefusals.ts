import { usualOffice, usualSettings, type Actor, type TaskDraft } from 'shared-model';
import { definition } from '../../../tools/testing/definitions';
import { applyFor, certifying, publishService } from '../certificates/contract/certifiedService';
import { employ } from '../worklist/describeAssigning';
import type { RecordStore } from '../features/RecordStore';
import { firstOf } from './testing/follow';
import type { OpenForTest } from './testing/OpenForTest';
import { byAdmin, byOtherCitizen, byStaff } from './testing/records';

/** Opens the records as one person only. */
export type OpenAs = (person: Actor) => Promise<RecordStore>;

const byOtherAdmin = { uid: 'admin-2', name: 'Other Admin', role: 'admin' } as const;
const byOtherClerk = { uid: 'staff-2', name: 'Other Clerk', role: 'staff' } as const;

/** What is there in an office where something of each kind was done. */
interface Office {
  service: string;
  /** Of a citizen, undecided, and assigned to a clerk. */
  application: string;
  /** Another one, which nobody has. */
  free: string;
  /** Of an application that is approved. */
  receipt: string;
  task: string;
  key: string;
  invited: string;
}

const draft = (draftId: string): TaskDraft => ({
  draftId,
  title: 'Call the ward member',
  priority: 'high',
  status: 'pending',
  dueDate: '2026-12-01',
});

const asked = {
  uid: 'zubeda',
  name: 'Zubeda Quazi',
  email: 'zubeda@example.com',
  role: 'staff',
  position: 'Clerk',
  accessLevel: 'staff',
} as const;

async function furnish(store: RecordStore): Promise<Office> {
  const { applications, payments, tasks, people, worklist } = store;
  for (const person of [byStaff, byOtherClerk, byOtherAdmin]) await employ(store, person);
  const service = await publishService(store, certifying);
  const { id: application } = await applyFor(store, service);
  const { id: free } = await applyFor(store, service);
  const { id: certified, revision } = await applyFor(store, service);
  const by = byAdmin;
  const { receipt } = await payments.record(certified, { amount: 20, method: 'cash', by: byStaff });
  await worklist.assign(application, { to: byStaff, by });
  await applications.move(certified, { to: 'approved', by, revision });
  const [key] = await firstOf(store.certificates.watchKeys());
  const { id: task } = await tasks.create(draft('furnished'), byStaff);
  await people.noteSession(asked);
  const invited = await people.invite({ name: 'New', email: 'new@example.com', role: 'staff' });
  return {
    service,
    application,
    free,
    receipt,
    task,
    key: key?.kid ?? '',
    invited: invited.uid,
  };
}

type Act = (store: RecordStore, office: Office, by: Actor) => Promise<unknown>;

/** What only admins do. */
const ofAdmins = {
  'add a service': ({ services }) => services.add('Ration Card'),
  'change a service': ({ services }, { service }) => services.change(service, { fee: 5 }),
  'remove a service': ({ services }, { service }) => services.remove(service),
  'restore a service': async ({ services }) => {
    const [service] = await firstOf(services.watch());
    if (service) await services.restore(service);
  },
  'save a draft of a definition': ({ definitions }, { service }) =>
    definitions.saveDraft(service, definition(), { revision: 0, version: 1 }),
  'discard a draft of a definition': ({ definitions }, { service }) =>
    definitions.discardDraft(service, 0),
  'publish a definition': ({ definitions }, { service }) =>
    definitions.publish(service, definition(), 1),
  'save the settings': ({ settings }) => settings.save(usualSettings),
  'save the settings of the office': ({ settings }) => settings.saveOffice(usualOffice),
  'save the prepared texts': ({ preparedTexts }) => preparedTexts.save({ list: [], revision: 0 }),
  'invite somebody': ({ people }) =>
    people.invite({ name: 'Other', email: 'other@example.com', role: 'admin' }),
  'withdraw an invitation': ({ people }, { invited }) => people.withdraw(invited),
  'change a role': ({ people }) => people.changeRole(byOtherClerk.uid, 'admin'),
  'rename somebody': ({ people }) => people.rename(byOtherClerk.uid, 'Other'),
  'block an account': ({ people }) =>
    people.setBlocked(byOtherClerk.uid, { blocked: true, by: byAdmin.uid }),
  'decide a request for access': ({ people }, _, by) =>
    people.decideRequest(asked.uid, { granted: true, by }),
  'revoke a key': ({ certificates }, { key }, by) => certificates.revokeKey(key, by),
  'cancel a payment': ({ payments }, { receipt }, by) =>
    payments.cancel(receipt, { reason: 'It was another service.', by }),
} satisfies Record<string, Act>;

/** What staff do too. */
const ofStaff = {
  'create a task': ({ tasks }, _, by) => tasks.create(draft('refused'), by),
  'change a task': ({ tasks }, { task }) => tasks.change(task, { title: 'Other' }),
  'complete a task': ({ tasks }, { task }) => tasks.complete(task),
  'note an export': ({ log }, _, by) =>
    log.note({ kind: 'export', action: 'applications', subject: '' }, by),
  'record a payment': ({ payments }, { application }, by) =>
    payments.record(application, { amount: 20, method: 'cash', by }),
  'give an application to somebody': ({ worklist }, { application }, by) =>
    worklist.assign(application, { to: undefined, by }),
} satisfies Record<string, Act>;

const admins = [byAdmin, byOtherAdmin];
const clerks = [byStaff, byOtherClerk];

interface AtOnce {
  what: string;
  by: readonly Actor[];
  act: Act;
  name: string;
}

const ofAdminsAtOnce: [what: keyof typeof ofAdmins, name: string][] = [
  ['remove a service', 'RecordNotFoundError'],
  ['publish a definition', 'DefinitionChangedError'],
  ['save the settings', 'SettingsChangedError'],
  ['save the settings of the office', 'SettingsChangedError'],
  ['save the prepared texts', 'SettingsChangedError'],
  ['invite somebody', 'MemberKnownError'],
  ['withdraw an invitation', 'RecordNotFoundError'],
  ['decide a request for access', 'RequestDecidedError'],
  ['cancel a payment', 'RecordNotFoundError'],
];

const atOnce: AtOnce[] = [
  ...ofAdminsAtOnce.map(([what, name]) => ({ what, by: admins, act: ofAdmins[what], name })),
  {
    what: 'record a payment',
    by: clerks,
    act: ofStaff['record a payment'],
    name: 'PaidError',
  },
  {
    what: 'take an application',
    by: clerks,
    name: 'AssignedError',
    act: ({ worklist }, { free }, by) => worklist.assign(free, { to: by, by }),
  },
  {
    what: 'decide an application',
    by: admins,
    name: 'ApplicationChangedError',
    act: ({ applications }, { application }, by) =>
      applications.move(application, { to: 'rejected', note: 'No.', by, revision: 1 }),
  },
];

const notPermitted = { name: 'NotPermittedError' };

/**
 * Acts that cannot be done: each says by name why not, the same on a device as in a council, whose rules would refuse it too.
 * What depends on more than that is described with its feature.
 */
export function describeRefusals(open: OpenForTest, openAs: OpenAs): void {
  async function openOffice() {
    const store = await open();
    return { store, office: await furnish(store) };
  }

  const refuses = async (by: Actor, acts: Record<string, Act>) => {
    const { office } = await openOffice();
    const store = await openAs(by);
    const names = await Promise.all(
      Object.entries(acts).map(async ([what, act]) => {
        const error = await act(store, office, by).catch((reason: unknown) => reason);
        return [what, error instanceof Error ? error.name : 'done'];
      }),
    );
    const expected = Object.keys(acts).map((what) => [what, notPermitted.name]);
    expect(names).toEqual(expected);
  };

  describe('what somebody may not do (#45)', () => {
    it('refuses a citizen what staff and admins do', () =>
      refuses(byOtherCitizen, { ...ofStaff, ...ofAdmins }));

    it('refuses staff what admins do', () => refuses(byStaff, ofAdmins));

    it('refuses an account that is blocked what it did before', async () => {
      const { store, office } = await openOffice();
      const blocked = { ...byOtherClerk };
      const own = await openAs(blocked);
      await store.people.setBlocked(blocked.uid, { blocked: true, by: byAdmin.uid });
      for (const act of [ofStaff['create a task'], ofStaff['complete a task']]) {
        await expect(act(own, office, blocked)).rejects.toMatchObject(notPermitted);
      }
      await expect(
        own.applications.move(office.application, { to: 'in-review', by: blocked, revision: 1 }),
      ).rejects.toMatchObject(notPermitted);
    });
  });

  describe('what is not there (#45)', () => {
    it.each<[what: string, act: Act]>([
      ['a service', ({ services }) => services.change('x', { fee: 5 })],
      ['a definition', ({ definitions }) => definitions.publish('x', definition(), 0)],
      ['a member', ({ people }) => people.rename('nobody', 'Other')],
      ['a key', ({ certificates }, _, by) => certificates.revokeKey('x'.repeat(43), by)],
      ['a request', ({ people }, _, by) => people.decideRequest('nobody', { granted: true, by })],
      ['a payment', ({ payments }, _, by) => payments.cancel('2026-9', { reason: 'x', by })],
      [
        'an application',
        ({ applications }, _, by) => applications.move('x', { to: 'approved', by, revision: 1 }),
      ],
    ])('names %s that is missing', async (_what, act) => {
      const store = await open();
      const office = {} as Office;
      await expect(act(store, office, byAdmin)).rejects.toMatchObject({
        name: 'RecordNotFoundError',
      });
    });
  });

  describe('what two people do at once (#45)', () => {
    it.each(atOnce)('$what: it is done once, and the second is told $name', async (pair) => {
      const { office } = await openOffice();
      const results = await Promise.allSettled(
        pair.by.map(async (by) => pair.act(await openAs(by), office, by)),
      );
      const failed = results.filter(({ status }) => status === 'rejected');
      expect(failed).toMatchObject([{ reason: { name: pair.name } }]);
    });
  });
}
