import type { BrowserContext, Page } from '@playwright/test';
import { slowProcessor } from './conditions';
import { landing, type Screen } from './screens';
import { desktop, openScreen, phone, takeSlowest } from './visit';

/** Something that a person does to a screen, and how: with trusted events, which the browser times. */
export interface Interaction {
  what: string;
  screen: Screen;
  device: object;
  /** Whether its table has as many records behind it as `recordsBehindTables`. */
  withRecords?: boolean;
  act: (page: Page) => Promise<void>;
}

const services: Screen = {
  name: 'Discover Services',
  path: '/user/search',
  kind: 'other',
  role: 'user',
  ready: 'main input',
};
const table: Screen = {
  name: 'Applications',
  path: '/admin/applications',
  kind: 'other',
  role: 'admin',
  ready: 'main table tbody tr',
};

/** With this many applications in the records. */
export const recordsBehindTables = 10_000;

export const interactions: readonly Interaction[] = [
  {
    what: 'menu',
    screen: landing,
    device: phone,
    act: (page) => page.getByRole('button', { name: /menu/i }).first().tap(),
  },
  {
    what: 'theme',
    screen: landing,
    device: phone,
    act: (page) =>
      page
        .getByRole('button', { name: /theme|dark|light/i })
        .first()
        .tap(),
  },
  {
    what: 'search services',
    screen: services,
    device: phone,
    act: (page) => page.locator('main input').first().pressSequentially('inc'),
  },
  {
    what: 'table, search',
    screen: table,
    device: desktop,
    withRecords: true,
    act: (page) => page.getByRole('searchbox').first().pressSequentially('lak'),
  },
  {
    what: 'table, filter',
    screen: table,
    device: desktop,
    withRecords: true,
    act: (page) => page.getByRole('combobox').first().press('ArrowDown'),
  },
  {
    what: 'table, sort',
    screen: table,
    device: desktop,
    withRecords: true,
    act: (page) => page.getByRole('columnheader').getByRole('button').first().click(),
  },
  {
    what: 'table, page',
    screen: table,
    device: desktop,
    withRecords: true,
    act: (page) => page.getByRole('button', { name: /next/i }).click(),
  },
];

/** The shortest that the browser tells, in milliseconds. */
const atLeast = 16;

/** The longest time from a touch or a key to the next picture, in milliseconds, 13x slower. */
export async function measureInteraction(
  context: BrowserContext,
  address: string,
  { screen, act }: Interaction,
): Promise<number> {
  const { page, network } = await openScreen(context, address, screen, slowProcessor);
  try {
    await takeSlowest(page);
    await act(page);
    await network.quiet(1000);
    return Math.max(atLeast, await takeSlowest(page));
  } finally {
    await page.close();
  }
}
