import { follow } from '../../../shared-data/src/store/testing/follow';
import type { Watch } from '../../../shared-data/src/store/Watch';
import type { Browser } from './MeteredCouncil';

// What the pages of the portal watch. A page that watches something else has to be changed here too.

/** What stays open around the pages of every area, and the note that somebody is there. */
export async function enterArea({ store, person }: Browser) {
  await openPage([
    store.watchConnection(),
    store.settings.watch(),
    store.people.watchAccess({ ...person, confirmed: true }, person.role),
  ]);
  await store.people.noteSession(person);
}

export const openMine = ({ store, person }: Browser) =>
  openPage([store.applications.watchMine(person.uid)]);

export const openCitizenDashboard = ({ store, person }: Browser) =>
  openPage([store.citizenDashboard.watch(person.uid), store.settings.watch()]);

export async function openClerkDashboard({ store, person }: Browser) {
  const { applications, tasks, staffProfile } = store;
  const counts = follow(applications.watchCounts());
  const closeOthers = await openPage([
    applications.watchPage({ page: 1, pageSize: 4 }),
    applications.watchProcessingTime(),
    tasks.watch(),
    staffProfile.watch(person.uid),
  ]);
  await counts.until(() => true);
  const close = () => {
    counts.stop();
    closeOthers();
  };
  return { counts, close };
}
export type ClerkDashboard = Awaited<ReturnType<typeof openClerkDashboard>>;

export const openAdminDashboard = ({ store: { people, services, reports } }: Browser) =>
  openPage([
    people.watchFigures(),
    people.watchSessions(),
    people.watch(),
    people.watchRequests(),
    services.watch(),
    reports.watchActivity(8),
    reports.watchActivity(200),
  ]);

export async function apply({ store, person }: Browser, id: string, documents: readonly File[]) {
  const close = await openPage([store.services.watch()]);
  const service = 'Birth Certificate';
  const details = 'For the admission of our daughter to school in June.';
  await store.applications.submit({ id, service, details, documents }, person);
  close();
}

/** Opens what a page watches. Settles when each has told something, with what closes it. */
export async function openPage(watches: readonly Watch<unknown>[]): Promise<() => void> {
  const followed = watches.map((watch) => follow<{ told: unknown }>(boxed(watch)));
  await Promise.all(followed.map(({ until }) => until(() => true)));
  return () => {
    for (const { stop } of followed) stop();
  };
}

/** `follow` waits for a value that is not undefined. */
function boxed(watch: Watch<unknown>): Watch<{ told: unknown }> {
  return ({ next, error }) => watch({ next: (told) => next({ told }), error });
}
