// `npm run budget`: how many bytes and requests first visits load, compared with the agreed budgets and with the same
// sources as one bundle; with `--bytes` without the one bundle, and without the areas in the second further language. It
// measures no times, so its result is the same on every machine.
import type { Browser } from '@playwright/test';
import { comparisonTable, figure, isOver } from '../comparison';
import { landing } from '../measuring/screens';
import { onPortal, withPortals, type MeasuredPortal } from '../portals';
import { NoFirestoreEmulatorError } from '../../tools/firestore/findEmulator';
import { runCommand } from '../../tools/running/runCommand';
import { budgets } from './budgets';
import { compare, countedLoads } from './compare';
import { impurities } from './impurities';
import { visitLive, visitScreens } from './visitScreens';

async function checkBudgets(browser: Browser, portals: MeasuredPortal): Promise<void> {
  const device = await visitScreens(browser, portals);
  const live = await visitLive(browser).catch((error: unknown) => {
    if (!(error instanceof NoFirestoreEmulatorError)) throw error;
    console.log(`SKIPPED: the budgets of the live store. ${error.message}`);
  });
  const visits = new Map([...device, ...(live ?? [])]);
  const judged = budgets
    .filter(({ screen }) => visits.has(screen))
    .map((budget) => ({ budget, comparison: compare(budget, visits) }));
  console.log(comparisonTable(judged.map(({ comparison }) => comparison)));

  const missed = judged.filter(({ comparison }) => isOver(comparison));
  for (const { budget, comparison } of missed) {
    console.log(`\nOver its budget: ${comparison.what}. What came, the greatest first:`);
    const visit = visits.get(budget.screen)?.federated;
    const counted = visit ? countedLoads(budget.measure, visit) : [];
    for (const { url, bytes } of counted.toSorted((a, b) => b.bytes - a.bytes)) {
      console.log(`${figure(bytes, 'KiB').padStart(12)}  ${new URL(url).pathname}`);
    }
  }
  const loads = visits.get(landing.name)?.federated.loads ?? [];
  const wrong = await impurities(loads, portals.federated);
  for (const line of wrong) console.log(`\n${line}`);
  if (missed.length > 0 || wrong.length > 0) process.exitCode = 1;
}

runCommand({
  usage: 'npm run budget [-- --bytes]',
  takes: [],
  options: { bytes: { type: 'boolean' } },
  run: ({ bytes }) =>
    bytes
      ? onPortal((browser, federated) => checkBudgets(browser, { federated }))
      : withPortals(checkBudgets),
});
