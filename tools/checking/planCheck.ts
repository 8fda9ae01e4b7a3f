import type { ChangedFiles } from './ChangedFiles';

export interface CheckStep {
  headline: string;
  /** A script below node_modules, or one of package.json. */
  script: string | { npm: string };
  parameters: readonly string[];
}

const isScript = (file: string) => /\.(?:tsx?|c?js)$/.test(file);
const decidesTypes = (file: string) => isScript(file) || file.endsWith('.json');
/** Jest finds no unit tests for these: they run in a browser, or on the emulator. */
const runsElsewhere = (file: string) => file.startsWith('e2e/') || file.endsWith('.live.test.ts');

/**
 * What `npm run check` runs for a change, in two lanes that run side by side: types are checked as a whole, because a
 * change can break a file that it does not touch; the rest only looks at what changed.
 */
export function planCheck({ files, present }: ChangedFiles): [CheckStep[], CheckStep[]] {
  const scripts = present.filter(isScript);
  const tested = scripts.filter((file) => !runsElsewhere(file));
  const isOfWorker = (file: string) => file.startsWith('shell/worker/') || file.endsWith('.json');
  const lintWithTypes = ['--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern'];
  /** A step that looks at these files; none where there are none. */
  const step = (
    headline: string,
    script: CheckStep['script'],
    options: readonly string[],
    looksAt: readonly string[],
  ) => (looksAt.length > 0 ? [{ headline, script, parameters: [...options, ...looksAt] }] : []);

  const quick: CheckStep[] = [
    ...step('Format', 'prettier/bin/prettier.cjs', ['--check', '--ignore-unknown'], present),
    ...step('Lint', 'eslint/bin/eslint.js', ['--max-warnings', '0', '--no-warn-ignored'], scripts),
    ...step('Lint with types', 'oxlint/bin/oxlint', lintWithTypes, scripts),
    // Through npm: started by this process itself, Jest's workers would end at once (endWithParent.js).
    ...step('Unit tests', { npm: 'unit' }, ['--passWithNoTests', '--findRelatedTests'], tested),
  ];
  const types: CheckStep[] = [];
  if (files.some(decidesTypes)) types.push(typesOf('Types', 'tsconfig.json'));
  if (files.some((file) => decidesTypes(file) && isOfWorker(file))) {
    types.push(typesOf('Types of the service worker', 'shell/worker/tsconfig.json'));
  }
  return [types, quick];
}

/** The second time, only what depends on a change is checked: TypeScript notes in `.portal/` what it found. */
function typesOf(headline: string, project: string): CheckStep {
  const notes = `.portal/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return {
    headline,
    script: 'typescript-native/bin/tsc',
    parameters: ['-p', project, '--incremental', '--tsBuildInfoFile', notes],
  };
}
