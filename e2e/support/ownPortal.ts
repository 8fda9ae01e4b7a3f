import { test as base } from '@playwright/test';
import { startPortal, type RunningPortal } from '../../tools/portal/startPortal';
import { journeyPorts, ownPorts } from './ports';

interface OwnPortal {
  /** Supports `await ownPortal.areas.staff.stop()` and `start()`; each test must leave it running. */
  ownPortal: RunningPortal;
}

/**
 * For journeys that stop a part of the portal: a portal that no other worker visits, with the accounts of the
 * common one. Relative addresses lead to it.
 */
export const test = base.extend<object, OwnPortal>({
  ownPortal: [
    async ({ browserName: _any }, provide, { parallelIndex }) => {
      const portal = await startPortal({
        ports: ownPorts(parallelIndex),
        accounts: { port: journeyPorts.auth },
      });
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownPortal }, provide) => {
    await provide(ownPortal.address);
  },
});
