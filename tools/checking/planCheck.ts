import type { ChangedFiles } from './ChangedFiles';

export interface CheckStep {
  headline: string;
  /** A script in node_modules, or one of package.json. */
  script: string | { npm: string };
  parameters: readonly string[];
}

const isScript = (file: string) => /\.(?:tsx?|c?js)$/.test(file);
const decidesTypes = (file: string) => isScript(file) || file.endsWith('.json');
/** These have no unit tests: they run in a browser, or on the emulator. */
const runsElsewhere = (file: string) => file.startsWith('e2e/') || file.endsWith('.live.test.ts');

/**
 * The steps of `npm run check` for a change, in two parallel lanes. Types are checked completely, because a change
 * can break another file; the other checks only cover changed files.
 */
export function planCheck({ files, present }: ChangedFiles): [CheckStep[], CheckStep[]] {
  const scripts = present.filter(isScript);
  const tested = scripts.filter((file) => !runsElsewhere(file));
  const isOfWorker = (file: string) => file.startsWith('shell/worker/') || file.endsWith('.json');
  const maybeNone = '--no-error-on-unmatched-pattern';
  /** A step that covers these files; nothing if there are none. */
  const step = (
    headline: string,
    script: CheckStep['script'],
    options: readonly string[],
    looksAt: readonly string[],
  ) => (looksAt.length > 0 ? [{ headline, script, parameters: [...options, ...looksAt] }] : []);

  const quick: CheckStep[] = [
    ...step('Format', 'oxfmt/bin/oxfmt', ['--check', maybeNone], present),
    ...step('Lint', 'oxlint/bin/oxlint', [maybeNone], scripts),
    // Through npm: if this process started Jest itself, Jest's workers would end at once (endWithParent.js).
    ...step('Unit tests', { npm: 'unit' }, ['--passWithNoTests', '--findRelatedTests'], tested),
  ];
  const types: CheckStep[] = [];
  if (files.some(decidesTypes)) types.push(typesOf('Types', 'tsconfig.json'));
  if (files.some((file) => decidesTypes(file) && isOfWorker(file))) {
    types.push(typesOf('Types of the service worker', 'shell/worker/tsconfig.json'));
  }
  return [types, quick];
}

/** From the second run on, only what depends on a change is checked: TypeScript caches its results in `.portal/`. */
function typesOf(headline: string, project: string): CheckStep {
  const notes = `.portal/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return {
    headline,
    script: 'typescript-native/bin/tsc',
    parameters: ['-p', project, '--incremental', '--tsBuildInfoFile', notes],
  };
}
