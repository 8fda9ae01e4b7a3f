import { screen } from '@testing-library/react';
import * as fc from 'fast-check';
import {
  configureRecords,
  OfflineError,
  openRecords,
  RecordsUnavailableError,
  type RecordStore,
  type Watch,
} from 'shared-data';
import { usualSettings } from 'shared-data/model';
import { openInMemory } from 'shared-data/testing';
import { AreaHost } from 'shared-platform';
import { openFirestoreStore } from '../../../shared-data/src/council/openFirestoreStore';
import type { AreaPages } from '../AreaPages';
import { enter } from '../hostile/enter';
import { hostileDocuments } from '../hostile/hostileDocuments';
import { noteCrashes } from '../noteCrashes';
import { recordsForEachTest } from '../recordsForEachTest';
import { personWith, renderPortal } from '../renderPortal';
import { settle } from './settle';
import { textsOf } from './textsOf';

jest.mock('../../../shared-data/src/council/openFirestoreStore', () => ({
  openFirestoreStore: jest.fn(),
}));

/** How a record is not known. */
interface Unknown {
  name: string;
  isOffline: boolean;
  watch: () => Watch<never>;
  read: () => Promise<never>;
}

const nothing = () => undefined;
const unknowns: Unknown[] = [
  {
    name: 'a server that does not answer',
    isOffline: false,
    watch: () => () => nothing,
    read: () => new Promise(nothing),
  },
  {
    name: 'no connection and no cache',
    isOffline: true,
    watch:
      () =>
      ({ error }) => {
        queueMicrotask(() =>
          error(new RecordsUnavailableError('The server has not been reached.')),
        );
        return nothing;
      },
    read: () => Promise.reject(new OfflineError()),
  },
];

/** Sentences, figures and marks that say that there is none. */
const saysNone = /\b(no|none|nobody|nothing|never|empty|0|free)\b|not (yet|offered|any)|\byet\b/i;
/** The council of the samples stands for no council that is not known. */
const isMadeUp = (text: string) =>
  [usualSettings.name, usualSettings.address, usualSettings.email].some((own) =>
    text.includes(own),
  );
const saysUnknown = /^(Loading|Preparing)|(could not|cannot) be|not on this device yet/;
/** Names of filters and lists, and notes that depend on no record. */
const labels = [
  'Nobody has it',
  'Whole years, from 0 to 50',
  'Who did what, and when. Nobody can change or remove an entry.',
];

/** The council's own texts: where they are not known, the help beside a page is left out. */
const isBeside = (method: string) => method === 'settings.watch';
/** Drafts and what waits to be sent are on the device. */
const isOnDevice = (method: string) =>
  /^(drafts|outbox)\.|^positionApplications\..*Draft/.test(method);

/**
 * Shows each page of an area with every record unknown, and with the records of one query unknown at a time: no page stops
 * working, says that there is none, shows a zero or another council, and a page of which nothing is known says so.
 */
export function describeUnknownRecords({ role, area, pages, opens = {} }: AreaPages): void {
  describe(`records that are not known in the area of ${role} (#44.2)`, () => {
    recordsForEachTest();
    const { crashes, host } = noteCrashes();
    let unknown: Unknown | undefined;
    let isUnknown: (method: string) => boolean;
    beforeEach(async () => {
      jest.spyOn(console, 'error').mockImplementation(nothing);
      const { uid } = personWith(role);
      const [documents = []] = fc.sample(hostileDocuments(uid), { seed: 44, numRuns: 1 });
      await enter(documents);
      jest.mocked(openFirestoreStore).mockImplementation(async (_, onClosed) => ({
        ...answering(await openInMemory(onClosed)),
        kind: 'firestore',
        watchConnection:
          () =>
          ({ next }) => {
            if (unknown?.isOffline) queueMicrotask(() => next({ state: 'offline', since: null }));
            return nothing;
          },
      }));
      configureRecords({ store: 'firestore' });
      await openRecords();
    });
    afterEach(() => jest.restoreAllMocks());

    it.each(pages)(
      'are not shown as none on %s',
      async (path) => {
        const asked = new Set<string>();
        const known = await show(path, undefined, (method) => asked.add(method));
        // Here the pages are those of the live store, with hostile records.
        const faults = crashes.splice(0).map(String);
        for (const state of unknowns) {
          for (const alone of [undefined, ...asked].filter((each) => !each || !isOnDevice(each))) {
            const shown = await show(path, state, (method) =>
              alone ? method === alone : !isOnDevice(method),
            );
            const added = shown.filter(
              (text) => !known.includes(text) && text !== 'You are offline.',
            );
            const wrong = (alone ? added : shown).filter(
              (text) =>
                (saysNone.test(text) && !saysUnknown.test(text) && !labels.includes(text)) ||
                isMadeUp(text),
            );
            const isTold = added.some((text) => saysUnknown.test(text));
            const isNeeded = [...asked].some(
              (each) => /\.(watch|find)/.test(each) && !isBeside(each) && !isOnDevice(each),
            );
            const what = `${state.name}, ${alone ?? 'all'}: `;
            faults.push(...crashes.splice(0).map((error) => `${what}${String(error)}`));
            if (wrong.length > 0) faults.push(`${what}'${wrong.join("' '")}'`);
            // What was searched for by an exact name must not just be missing.
            const isSearched = path.includes('?') && alone?.includes('.find');
            if (((!alone && isNeeded) || isSearched) && !isTold)
              faults.push(`${what}says neither that it loads nor that it failed`);
          }
        }
        expect(faults).toEqual([]);
      },
      300_000,
    );

    async function show(path: string, how: Unknown | undefined, asks: (method: string) => unknown) {
      unknown = how;
      isUnknown = (method) => Boolean(asks(method)) && how !== undefined;
      const { container, user, unmount } = renderPortal(<AreaHost value={host}>{area}</AreaHost>, {
        path,
        session: role,
      });
      await settle(container);
      for (const name of opens[path] ?? []) {
        const [button] = screen.queryAllByRole('button', { name });
        if (button) await user.click(button);
        await settle(container);
      }
      const texts = textsOf(document.body);
      unmount();
      return texts;
    }

    function answering(store: RecordStore): RecordStore {
      const parts = Object.entries(store).map(([part, records]: [string, unknown]) => [
        part,
        records instanceof Object && typeof records !== 'function'
          ? Object.fromEntries(
              Object.entries(records).map(([method, run]) => [
                method,
                (...given: unknown[]) =>
                  isUnknown(`${part}.${method}`) && unknown
                    ? unknown[method.startsWith('watch') ? 'watch' : 'read']()
                    : (run as (...given: unknown[]) => unknown)(...given),
              ]),
            )
          : records,
      ]);
      return Object.fromEntries(parts) as RecordStore;
    }
  });
}
