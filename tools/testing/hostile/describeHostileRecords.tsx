import { screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import type { ReactElement } from 'react';
import type { Role } from 'shared-auth';
import { configureRecords, openRecords } from 'shared-data';
import { writeRaw } from '../../../shared-data/src/device/testing/rawDatabase';
import { recordsForEachTest } from '../recordsForEachTest';
import { personWith, renderPortal } from '../renderPortal';
import { hostileRows, type HostileRows } from './hostileRows';

/** How many councils full of hostile records each page is shown. More: `HOSTILE_RUNS=200 npx jest hostileRecords`. */
const numRuns = Number(process.env.HOSTILE_RUNS ?? 1);
/** A run repeats with the seed that it printed: `HOSTILE_SEED=…`. */
const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 2 ** 31);

interface HostilePages {
  role: Role;
  area: ReactElement;
  /** The addresses of the pages behind the login. */
  pages: readonly string[];
}

/**
 * Shows each page of an area with records that its codecs read, whatever stands in them, and with records that they do not
 * read: the page is there, and no error boundary.
 */
export function describeHostileRecords({ role, area, pages }: HostilePages): void {
  describe(`hostile records in the area of ${role} (#44.a), HOSTILE_SEED=${seed}`, () => {
    recordsForEachTest();
    let logged: jest.SpyInstance<void, unknown[]>;
    beforeEach(() => {
      throwAsBrowsersDo();
      logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => jest.restoreAllMocks());

    it('are shown on every page', async () => {
      const shown = fc.asyncProperty(hostileRows(personWith(role).uid), async (rows) => {
        await enter(rows);
        for (const path of pages) {
          const view = renderPortal(area, { path, session: role });
          await screen.findByRole('heading', { level: 1 });
          await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
          if (isCrashed()) throw new Error(`${path} stopped working`, { cause: crashIn(logged) });
          expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
          view.unmount();
        }
      });
      // Not shrunk: a smaller council takes minutes to find, and the cause names what threw.
      await fc.assert(shown, { numRuns, seed, endOnFailure: true });
    }, 600_000);
  });
}

const isCrashed = () => screen.queryByText(/^(This page stopped working)$/) !== null;

/** What the page threw, as React has logged it. */
function crashIn(logged: jest.SpyInstance<void, unknown[]>): unknown {
  return logged.mock.calls.flat().findLast((each) => each instanceof Error);
}

/** `Intl.DisplayNames` of browsers throws for a tag of four letters; that of Node 20 does not. */
function throwAsBrowsersDo() {
  const { of } = Intl.DisplayNames.prototype;
  jest.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (
    this: Intl.DisplayNames,
    tag,
  ) {
    if (/^[a-z]{4}$/i.test(tag)) throw new RangeError('Invalid argument');
    return of.call(this, tag);
  });
}

async function enter(rows: HostileRows) {
  globalThis.indexedDB = new IDBFactory();
  configureRecords({ store: 'device' });
  await openRecords();
  for (const [table, list] of Object.entries(rows)) await writeRaw(table, list);
}
