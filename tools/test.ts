// `npm test`: everything that has to be well before a change lands. The last line is
// '<n> passed, <n> failed', over the tests of Jest and the journeys in a browser. `npm test -- --shard=2/5`
// is the part of the second of five machines.
import { parseArgs } from 'node:util';
import { stagesFor } from './checking/checks';
import { runChecks } from './checking/runChecks';

const { shard } = parseArgs({ options: { shard: { type: 'string' } } }).values;

void runChecks(stagesFor(shard), (line) => console.log(line)).then((isWell) => {
  process.exitCode = isWell ? 0 : 1;
});
