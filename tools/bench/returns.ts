import type { Browser } from '@playwright/test';
import { beyondPointers } from './beyondPointers';
import { markdownTable, figure } from './markdownTable';
import { bytesOf } from './measuring/loads';
import { type ReturnVisit, returnScreens, visitAgain } from './measuring/secondVisit';
import type { MeasuredPortals } from './portals';

/** What second and third visits cost, as a table. */
export async function returnsTable(
  browser: Browser,
  { federated, oneBundle }: MeasuredPortals,
): Promise<string> {
  const rows: string[][] = [];
  for (const portal of [federated, oneBundle]) {
    for (const screen of returnScreens) {
      rows.push([
        `${screen.name}, ${portal.name}`,
        ...cells(await visitAgain(browser, portal, screen)),
      ]);
    }
  }
  return markdownTable(
    ['', 'fetched ahead', 'second visit', 'requests', 'beyond pointers', 'opens with no network'],
    rows,
  );
}

function cells({ ahead, second, opensOffline }: ReturnVisit): string[] {
  return [
    figure(bytesOf(ahead), 'KiB'),
    figure(bytesOf(second), 'KiB'),
    String(second.length),
    beyondPointers(second).join(' ') || 'nothing',
    opensOffline ? '✓' : '✗',
  ];
}
