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
  const quick: CheckStep[] = [];

  if (present.length > 0) {
    quick.push({
      headline: 'Format',
      script: 'prettier/bin/prettier.cjs',
      parameters: ['--check', '--ignore-unknown', ...present],
    });
  }
  if (scripts.length > 0) {
    quick.push({
      headline: 'Lint',
      script: 'eslint/bin/eslint.js',
      parameters: ['--max-warnings', '0', '--no-warn-ignored', ...scripts],
    });
    quick.push({
      headline: 'Lint with types',
      script: 'oxlint/bin/oxlint',
      parameters: [
        '--type-aware',
        '--deny-warnings',
        '--no-error-on-unmatched-pattern',
        ...scripts,
      ],
    });
  }
  if (tested.length > 0) {
    quick.push({
      headline: 'Unit tests',
      // Through npm: started by this process itself, Jest's workers would end at once (endWithParent.js).
      script: { npm: 'unit' },
      parameters: ['--passWithNoTests', '--findRelatedTests', ...tested],
    });
  }

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
