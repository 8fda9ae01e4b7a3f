import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BuildFailedError, buildApps } from '../building/buildApps';
import { ownFolder, readJson } from '../root';
import { ensureBrowser } from '../running/ensureBrowser';
import { runNpmStep } from '../running/runStep';
import { jestCounts, journeyCounts, type Counts } from './counts';
import { withBrowsers, withFirestore, type Skip } from './skips';

export interface Check {
  headline: string;
  /** The check that must succeed before this one is tried. */
  needs?: string | undefined;
  /** Returns whether it succeeded; or the counts, if it runs tests; or the reason why it cannot run here. */
  run: () => Promise<boolean | Counts | Skip>;
}

/** Checks that run one after the other. */
export type Lane = readonly Check[];

const buildCheck: Check = { headline: 'Build', run: build };

/** A check that runs a script of package.json. */
const toCheck = (headline: string, [script, ...parameters]: ScriptCall, needs?: string): Check => ({
  ...{ headline, needs },
  run: () => runScript(script, parameters),
});
type ScriptCall = readonly [script: string, ...parameters: string[]];

const emulatorCheck: Check = {
  headline: 'Tests on the Firestore emulator',
  run: () => withFirestore(liveTests),
};

/** The checks that use one core each, in two lanes that run side by side: the fast ones first. */
const onOneCoreEach = (isWhole: boolean): readonly [Lane, Lane] => [
  [
    toCheck('Format', ['format:check']),
    toCheck('Lint', ['lint']),
    buildCheck,
    toCheck('Agreement between the builds', ['gate'], 'Build'),
    toCheck('Budgets', isWhole ? ['budget'] : ['budget', '--bytes'], 'Build'),
    ...(isWhole ? [toCheck('An area outside the repository', ['outside'], 'Build')] : []),
  ],
  [
    toCheck('Types', ['types']),
    toCheck('Import rules', ['rules']),
    toCheck('Unused code and dependencies', ['unused']),
  ],
];

const unitCheck: Check = { headline: 'Tests', run: unitTests };

/** @param shard for Playwright: '1/4' is the first quarter of the journeys */
const journeyChecks = (shard?: string): Lane => [
  { headline: 'Journeys in a browser', needs: 'Build', run: () => journeys('journeys', shard) },
  {
    headline: 'Journeys on the live store',
    needs: 'Build',
    run: () => withFirestore(() => journeys('journeys:live', shard)),
  },
];

const engineCheck: Check = {
  headline: 'Journeys in three engines',
  needs: 'Build',
  run: () => withBrowsers(() => journeys('journeys:browsers')),
};

interface Extent {
  shard?: string | undefined;
  isWhole?: boolean | undefined;
}

/**
 * The checks of `npm test`: one stage after the other, the lanes of a stage side by side.
 * @param isWhole includes the repetitions, as `npm test -- --all`; the journeys read the same from the environment
 * @param shard '2/5' is the part of the second of five machines, that is the tests on the emulator; the first runs the
 *   other checks, those after the second share the journeys; the three engines are left to a machine that has them
 * @throws Error if it is not a valid part
 */
export function stagesFor({ shard, isWhole = false }: Extent): readonly (readonly Lane[])[] {
  if (shard === undefined) {
    const [one, other] = onOneCoreEach(isWhole);
    // The emulator uses one core and takes longer than the rest of its stage: the unit tests run on the other core
    // meanwhile.
    return [
      [
        [...one, unitCheck],
        [...other, emulatorCheck],
      ],
      [[...journeyChecks(), engineCheck]],
    ];
  }
  const [machine = 0, machines = 0] = shard.split('/').map(Number);
  if (!(machines > 2 && machine >= 1 && machine <= machines)) {
    throw new Error(`--shard=${shard} is no part of a run: the second of five is --shard=2/5.`);
  }
  if (machine === 1) return [onOneCoreEach(isWhole), [[unitCheck]]];
  if (machine === 2) return [[[emulatorCheck]]];
  return [[[buildCheck, ...journeyChecks(`${machine - 2}/${machines - 2}`)]]];
}

/** Prints the output in one piece, so that lanes do not mix; or continuously, if it is `live`. */
async function runScript(...step: Parameters<typeof runNpmStep>): Promise<boolean> {
  const { code, output } = await runNpmStep(...step);
  if (output) console.log(output);
  return code === 0;
}

function unitTests(): Promise<Counts> {
  return counted('jest.json', jestCounts, (report) =>
    runScript('unit', ['--json', `--outputFile=${report}`], { live: true }),
  );
}

function liveTests(): Promise<Counts> {
  return counted('live.json', jestCounts, (report) =>
    runScript('live', ['--json', `--outputFile=${report}`]),
  );
}

async function journeys(
  script: 'journeys' | 'journeys:live' | 'journeys:browsers',
  shard?: string,
): Promise<Counts> {
  const parameters = shard ? [`--shard=${shard}`] : [];
  await ensureBrowser(console.log);
  return counted(`${script.replace(':', '-')}.json`, journeyCounts, (report) =>
    runScript(script, parameters, { live: true, env: { PORTAL_JOURNEYS_REPORT: report } }),
  );
}

async function build(): Promise<boolean> {
  try {
    await buildApps({ which: 'stale', say: console.log });
    return true;
  } catch (error) {
    if (!(error instanceof BuildFailedError)) throw error;
    console.error(`${error.message}\n${error.output}`);
    return false;
  }
}

/** The counts of a test run. A run that fails without a failed test, or runs no tests, counts as one failure. */
async function counted(
  name: string,
  read: (report: unknown) => Counts,
  run: (report: string) => Promise<boolean>,
): Promise<Counts> {
  const report = path.join(ownFolder, 'reports', name);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const isWell = await run(report);
  const counts = read(readJson(report));
  const isPlausible = counts.failed > 0 || (isWell && counts.passed > 0);
  return isPlausible ? counts : { ...counts, failed: 1 };
}
