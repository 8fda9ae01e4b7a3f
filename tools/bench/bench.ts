// `npm run bench`: the federated portal and the same sources as one bundle, side by side: what first
// visits weigh, and how soon they show on a slow phone.
//   -- --quick   one run of each figure, rather than the median of five
//   -- --write   the report into docs/performance.md
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { weightComparisons } from '../budget/compare';
import { visitScreens } from '../budget/visitScreens';
import { root } from '../root';
import { report, withReport } from './benchReport';
import { comparisonTable } from './markdownTable';
import { measurePaces, paceComparisons } from './paces';
import { withPortals } from './portals';
import { toItsEnd } from './toItsEnd';

const { values: asked } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const document = path.join(root, 'docs/performance.md');

toItsEnd(() =>
  withPortals(async (browser, portals) => {
    const loadAtStart = loadavg()[0] ?? NaN;
    // After these visits the servers have every file compressed, so they come first.
    const weights = await visitScreens(browser, portals);
    const paces = await measurePaces(browser, portals, asked.quick ? 1 : 5, console.error);
    const text = report(
      {
        date: new Date(),
        browser: `Chromium ${browser.version()}`,
        command: asked.quick ? 'npm run bench -- --quick' : 'npm run bench',
        load: [loadAtStart, loadavg()[0] ?? NaN],
      },
      [
        {
          title: 'What a first visit brings',
          text: comparisonTable(weightComparisons(weights)),
        },
        {
          title: 'How soon a first visit shows',
          text: comparisonTable(paces.flatMap(paceComparisons)),
        },
      ],
    );
    console.log(text);
    if (!asked.write) return;
    const style = await resolveConfig(document);
    const written = withReport(readFileSync(document, 'utf8'), text);
    writeFileSync(document, await format(written, { ...style, filepath: document }));
  }),
);
