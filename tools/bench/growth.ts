import type { Browser } from '@playwright/test';
import { bytesOf } from './measuring/loads';
import { slow4g } from './measuring/conditions';
import { landing, logins } from './measuring/screens';
import { type Visit, visitFirst } from './measuring/visit';
import { figure, markdownTable } from './markdownTable';
import { startWithRemotes } from './portals';
import { measureRecords, type RecordsMeasured } from './recordsPage';
import { median } from './report';

const recordCounts = [10, 1000, 10_000];
const remoteCounts = [3, 10, 30];

/** What searching and paging cost with more and more records, as a table: milliseconds, usually. */
export async function recordsGrowth(browser: Browser): Promise<string> {
  const measured: RecordsMeasured[] = [];
  for (const count of recordCounts) measured.push(await measureRecords(browser, count));
  const whats = measured[0]?.figures.map(({ what }) => what) ?? [];
  const usual = ({ figures }: RecordsMeasured, index: number) =>
    median(figures[index]?.times ?? []).toFixed(1);
  const limit = (index: number) => String(measured[0]?.figures[index]?.limit ?? '');
  return markdownTable(
    ['ms', ...recordCounts.map((count) => `${count} records`), 'goal'],
    whats.map((what, index) => [what, ...measured.map((one) => usual(one, index)), limit(index)]),
  );
}

/** What a first visit costs with more and more remotes in the registry, as a table. */
export async function remotesGrowth(browser: Browser, rounds: number): Promise<string> {
  const portals = await startWithRemotes(remoteCounts);
  try {
    const rows: string[][] = [];
    for (const screen of [landing, ...logins.slice(0, 1)]) {
      const measured = portals.map((portal) => ({ portal, visits: [] as Visit[] }));
      // In turns, so that what else the machine does meets all of them.
      for (let round = 0; round < rounds; round += 1) {
        for (const { portal, visits } of measured) {
          visits.push(await visitFirst(browser, portal.address, screen, slow4g, withoutWorker));
        }
      }
      for (const { portal, visits } of measured) {
        rows.push([`${screen.name}, ${portal.count} remotes`, ...growthCells(visits)]);
      }
    }
    return markdownTable(['', 'bytes', 'requests', 'LCP', 'usable'], rows);
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
  }
}

const withoutWorker = { hasWorker: false };

function growthCells(visits: readonly Visit[]): string[] {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  return [
    figure(
      of(({ loads }) => bytesOf(loads)),
      'KiB',
    ),
    figure(
      of(({ loads }) => loads.length),
      'requests',
    ),
    figure(
      of(({ lcp }) => lcp),
      'ms',
    ),
    figure(
      of(({ readyAt }) => readyAt),
      'ms',
    ),
  ];
}
