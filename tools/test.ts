// `npm test`: everything that must succeed before a change lands. The last line is
// '<n> passed, <n> failed', the sum over the tests of Jest and the journeys in a browser. `npm test -- --shard=2/5`
// runs the part of the second of five machines. `npm test -- --all` includes the repetitions, too: journeys in another area,
// language or width, on the other store or with more cases, budgets compared with one bundle, an area outside the repository
// (every pull request does).
import { parseArgs } from 'node:util';
import { stagesFor } from './checking/checks';
import { runChecks } from './checking/runChecks';

const { shard, all } = parseArgs({
  options: { shard: { type: 'string' }, all: { type: 'boolean' } },
}).values;

if (all) process.env.PORTAL_JOURNEYS = 'all';

void runChecks(stagesFor({ shard, isWhole: all }), (line) => console.log(line)).then((isWell) => {
  process.exitCode = isWell ? 0 : 1;
});
