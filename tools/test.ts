// `npm test`: everything that has to be well before a change lands. The last line is
// '<n> passed, <n> failed', over the tests of Jest and the journeys in a browser.
import { stages } from './checking/checks';
import { runChecks } from './checking/runChecks';

void runChecks(stages, (line) => console.log(line)).then((isWell) => {
  process.exitCode = isWell ? 0 : 1;
});
