// `npm run budget`: what first visits bring, in bytes and requests, against what was agreed. No clock
// takes part in it, so that it says the same on every machine.
import { withPortals } from '../bench/portals';
import { toItsEnd } from '../bench/toItsEnd';
import { checkBudgets } from './checkBudgets';
import { visitScreens } from './visitScreens';

toItsEnd(() =>
  withPortals(async (browser, portals) => {
    const visits = await visitScreens(browser, portals);
    if (!(await checkBudgets(visits, portals, console.log))) process.exitCode = 1;
  }),
);
