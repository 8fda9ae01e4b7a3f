import { planCheck } from './planCheck';

/** The steps for a change of these files, with the files that each step gets. */
function plan(files: string[], deleted: string[] = []) {
  const steps = planCheck({ base: 'main', files: [...files, ...deleted], present: files }).flat();
  const given = (parameters: readonly string[]) => parameters.filter((one) => files.includes(one));
  return Object.fromEntries(steps.map((step) => [step.headline, given(step.parameters)]));
}

const form = 'remote-user/src/apply-for-service/ApplyForm.tsx';

describe('the plan of npm run check', () => {
  it('includes all types, and the format, lint and tests of a changed source', () => {
    expect(plan([form])).toEqual({
      Types: [],
      Format: [form],
      Lint: [form],
      'Unit tests': [form],
    });
  });

  it('includes nothing when nothing has changed', () => {
    expect(plan([])).toEqual({});
  });

  it('includes only the format of a document', () => {
    expect(plan(['docs/deploy.md'])).toEqual({ Format: ['docs/deploy.md'] });
  });

  it('includes only the types when a source is deleted', () => {
    expect(plan([], [form])).toEqual({ Types: [] });
  });

  it('includes the types of the service worker when one of its sources changes', () => {
    expect(Object.keys(plan(['shell/worker/worker.ts']))).toContain('Types of the service worker');
    expect(Object.keys(plan([form]))).not.toContain('Types of the service worker');
  });

  it('includes both type checks when a package or a setting changes', () => {
    expect(plan(['package.json'])).toEqual({
      Types: [],
      'Types of the service worker': [],
      Format: ['package.json'],
    });
  });

  it.each(['e2e/journeys/worker.spec.ts', 'shared-data/src/store/rules.live.test.ts'])(
    'includes no unit tests of %s, which runs in a browser or on the emulator',
    (file) => {
      expect(Object.keys(plan([file]))).toEqual(['Types', 'Format', 'Lint']);
    },
  );
});
