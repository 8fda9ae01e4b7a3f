import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { BuildFailedError, buildApps } from '../building/buildApps';
import { ownFolder, readJson, root } from '../root';
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
function toCheck(headline: string, [script, ...parameters]: ScriptCall, needs?: string): Check {
  return { headline, needs, run: () => runScript(script, parameters) };
}
type ScriptCall = readonly [script: string, ...parameters: string[]];

/**
 * What is run: the main checks (`npm test`), what they leave out (`--rest`), or everything with the repetitions (`--all`).
 */
export type Extent = 'main' | 'rest' | 'all';

/** Tests that `npm test` leaves out have this in their title, or in that of their `describe`. */
const restMark = '@rest';

/** What `npm test` runs on the emulator: who may do what, moves, money, the log, the fullest writes, each action once. */
const mainLiveTests = [
  'firestore/suite/(rules|payments|headroom)',
  'shared-data/src/(features|documents/firestore/firestoreDocuments)',
];

/** Jest's parameter for the tests that `npm test` runs. */
const withoutRest = ['-t', `^(?!.*${restMark})`];

const unitCheck = (extent: Extent, shard: readonly string[] = []): Check => ({
  headline: 'Tests',
  run() {
    const restOnly = () => ['-t', restMark, '--runTestsByPath', ...filesWithRest()];
    const chosen = { main: () => withoutRest, rest: restOnly, all: () => shard };
    return jest('unit', chosen[extent](), extent);
  },
});

/** What is left to `--rest` of the emulator is not chosen by titles: all of its tests run there. */
const liveCheck = (extent: Extent, shard: readonly string[] = []): Check => ({
  headline: 'Tests on the Firestore emulator',
  run() {
    const chosen = extent === 'main' ? [...mainLiveTests, ...withoutRest] : shard;
    return withFirestore(() => jest('live', chosen, extent));
  },
});

/** The files with tests that `npm test` leaves out; those of the emulator are run as a whole. */
function filesWithRest(): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name),
  );
  const files = folders.flatMap(({ name }) =>
    readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(name, file),
    ),
  );
  return files.filter(
    (file) =>
      /(?<!\.live)\.test\.tsx?$/.test(file) &&
      !file.includes('node_modules') &&
      readFileSync(path.join(root, file), 'utf8').includes(restMark),
  );
}

const journeyCheck = (extent: Extent, shard: readonly string[] = []): Check => ({
  headline: 'Journeys in a browser',
  needs: 'Build',
  run: () => journeys('journeys', extent, shard),
});

const liveJourneyCheck = (extent: Extent, shard: readonly string[] = []): Check => ({
  headline: 'Journeys on the live store',
  needs: 'Build',
  run: () => withFirestore(() => journeys('journeys:live', extent, shard)),
});

const engineCheck: Check = {
  headline: 'Journeys in three engines',
  needs: 'Build',
  run: () => withBrowsers(() => journeys('journeys:browsers', 'all')),
};

const formatCheck = toCheck('Format', ['format:check']);
const lintCheck = toCheck('Lint', ['lint']);
const gateCheck = toCheck('Agreement between the builds', ['gate'], 'Build');
const staticChecks: Lane = [
  toCheck('Types', ['types']),
  toCheck('Import rules', ['rules']),
  toCheck('Unused code and dependencies', ['unused']),
];
const budgetCheck = toCheck('Budgets', ['budget', '--bytes'], 'Build');
const ratioCheck = toCheck('Budgets', ['budget'], 'Build');
const outsideCheck = toCheck('An area outside the repository', ['outside'], 'Build');

/**
 * The checks of a run: one stage after the other, the lanes of a stage side by side. The emulator uses one core, so
 * the unit tests run beside it.
 */
export function stagesFor(extent: Extent): readonly (readonly Lane[])[] {
  const before: Record<Extent, readonly [Lane, Lane]> = {
    main: [[formatCheck, lintCheck, buildCheck, gateCheck], staticChecks],
    rest: [[buildCheck, budgetCheck], []],
    all: [[formatCheck, lintCheck, buildCheck, gateCheck, ratioCheck, outsideCheck], staticChecks],
  };
  const [one, other] = before[extent];
  return [
    [
      [...one, unitCheck(extent)],
      [...other, liveCheck(extent)],
    ],
    [[journeyCheck(extent), liveJourneyCheck(extent), ...(extent === 'main' ? [] : [engineCheck])]],
  ];
}

/** The parts of `npm test -- --all` that several machines share; the three engines have a machine that installs them. */
const parts: Record<string, (shard: readonly string[]) => Lane> = {
  checks: () => [
    formatCheck,
    lintCheck,
    ...staticChecks,
    buildCheck,
    gateCheck,
    ratioCheck,
    outsideCheck,
  ],
  unit: (shard) => [unitCheck('all', shard)],
  live: (shard) => [liveCheck('all', shard)],
  journeys: (shard) => [buildCheck, journeyCheck('all', shard)],
  'journeys-live': (shard) => [buildCheck, liveJourneyCheck('all', shard)],
};

/**
 * The checks of one part of `npm test -- --all`.
 * @param part 'checks', or 'journeys:2/6' for the second of six parts of the journeys
 * @throws Error if there is no such part
 */
export function stagesOfPart(part: string): readonly (readonly Lane[])[] {
  const [, name = '', shard] = /^([a-z-]+)(?::([1-9]\d*\/[1-9]\d*))?$/.exec(part) ?? [];
  const checks = parts[name];
  const [index = 1, count = 1] = shard?.split('/').map(Number) ?? [];
  if (!checks || index > count) {
    const names = Object.keys(parts).join(', ');
    throw new Error(`--part=${part} is no part of a run: ${names}, or journeys:2/6.`);
  }
  return [[checks(shard ? [`--shard=${shard}`] : [])]];
}

/** Prints the output in one piece, so that lanes do not mix; or continuously, if it is `live`. */
async function runScript(...step: Parameters<typeof runNpmStep>): Promise<boolean> {
  const { code, output } = await runNpmStep(...step);
  if (output) console.log(output);
  return code === 0;
}

function jest(
  script: 'unit' | 'live',
  parameters: readonly string[],
  extent: Extent,
): Promise<Counts> {
  return counted(
    `${script}.json`,
    (report) => jestCounts(report, { isPart: extent !== 'all' }),
    (report) =>
      runScript(script, ['--json', `--outputFile=${report}`, ...parameters], {
        live: script === 'unit',
      }),
  );
}

async function journeys(
  script: 'journeys' | 'journeys:live' | 'journeys:browsers',
  extent: Extent,
  parameters: readonly string[] = [],
): Promise<Counts> {
  await ensureBrowser(console.log);
  return counted(`${script.replace(':', '-')}.json`, journeyCounts, (report) =>
    runScript(script, parameters, {
      live: true,
      env: { PORTAL_JOURNEYS_REPORT: report, PORTAL_JOURNEYS: extent },
    }),
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
