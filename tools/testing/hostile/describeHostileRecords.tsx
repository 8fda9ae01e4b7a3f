import { screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { AreaHost } from 'shared-platform';
import type { AreaPages } from '../AreaPages';
import { noteCrashes } from '../noteCrashes';
import { recordsForEachTest } from '../recordsForEachTest';
import { personWith, renderPortal } from '../renderPortal';
import { enter } from './enter';
import { hostileDocuments } from './hostileDocuments';

/** How many councils full of hostile records each page is shown. More: `HOSTILE_RUNS=200 npx jest hostileRecords`. */
const numRuns = Number(process.env.HOSTILE_RUNS ?? 1);
/** The same records in each run: the verdict on a change must not depend on luck. Others: `HOSTILE_SEED=7 npx jest hostileRecords`. */
const seed = Number(process.env.HOSTILE_SEED ?? 44);

/** How many of the buttons with such a name are pressed. */
const pressed = 3;

/**
 * Shows each page of an area with records that its codecs read, whatever stands in them, and with records that they do not
 * read: the page is there, no error boundary, and a sentence that records are missing.
 */
export function describeHostileRecords({ role, area, pages, opens = {} }: AreaPages): void {
  describe(`hostile records in the area of ${role} (#44.a), HOSTILE_SEED=${seed}`, () => {
    recordsForEachTest();
    const { crashes, host } = noteCrashes();
    beforeEach(() => {
      throwAsBrowsersDo();
      crashes.length = 0;
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => jest.restoreAllMocks());

    it('are shown on every page', async () => {
      const shown = fc.asyncProperty(hostileDocuments(personWith(role).uid), async (documents) => {
        await enter(documents);
        let isSaid = false;
        for (const path of pages) {
          const view = renderPortal(<AreaHost value={host}>{area}</AreaHost>, {
            path,
            session: role,
          });
          await screen.findByRole('heading', { level: 1 });
          await expectWorking(path, crashes);
          for (const name of opens[path] ?? []) {
            const buttons = screen.getAllByRole('button', { name }).slice(0, pressed);
            for (const button of buttons) {
              await view.user.click(button);
              await expectWorking(`${path}: ${String(name)}`, crashes);
              for (const dialog of screen.queryAllByRole('dialog')) {
                const [close] = within(dialog).getAllByRole('button', { name: /^Close/ });
                if (close) await view.user.click(close);
              }
            }
          }
          expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
          isSaid ||= screen.queryByText(/records? could not be read$/) !== null;
          view.unmount();
        }
        if (!isSaid) throw new Error('No page says that records are missing from it.');
      });
      // Not shrunk: a smaller council takes minutes to find, and the cause names what threw.
      await fc.assert(shown, { numRuns, seed, endOnFailure: true });
    }, 600_000);
  });
}

async function expectWorking(what: string, crashes: readonly unknown[]) {
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  if (crashes.length > 0) throw new Error(`${what} stopped working`, { cause: crashes[0] });
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
