// `npm test`: the verdict on a change, in about a quarter of an hour. `npm test -- --rest` runs what it leaves out, `npm test -- --all`
// everything, with the repetitions: journeys in another area, language or width, on the other store or with more cases,
// budgets compared with one bundle, an area outside the repository. `npm test -- --part=unit:1/3` runs one part of
// everything, for several machines. The last line is '<n> passed, <n> failed'.
import { parseArgs } from 'node:util';
import { stagesFor, stagesOfPart } from './checking/checks';
import { runChecks } from './checking/runChecks';

const { rest, all, part } = parseArgs({
  options: { rest: { type: 'boolean' }, all: { type: 'boolean' }, part: { type: 'string' } },
}).values;

const stages =
  part === undefined ? stagesFor(all ? 'all' : rest ? 'rest' : 'main') : stagesOfPart(part);

void runChecks(stages, (line) => console.log(line)).then((isWell) => {
  process.exitCode = isWell ? 0 : 1;
});
