/** @jest-environment node */
import { callCommand, type Command } from './runCommand';

const run = jest.fn();
const options = {
  project: { type: 'string' },
  overwrite: { type: 'boolean', default: false },
} as const;
const command: Command<typeof options> = {
  usage: 'npm run put -- FOLDER --project ID',
  takes: ['FOLDER'],
  options,
  run,
};

beforeEach(() => run.mockClear());

describe('a command (#12.16)', () => {
  it('runs with the given options and arguments', async () => {
    await callCommand(command, ['one', '--project=green-valley']);
    expect(run).toHaveBeenCalledWith({ project: 'green-valley', overwrite: false }, ['one']);
  });

  it.each<[string, string[], string]>([
    ['an unknown option', ['one', '--force'], "Unknown option '--force'"],
    ['an unknown short option', ['one', '-f'], "Unknown option '-f'"],
    ['an option without its value', ['one', '--project'], "'--project <value>' argument missing"],
    [
      'an option in place of a value',
      ['one', '--project', '--overwrite'],
      "'--project' argument is ambiguous",
    ],
    [
      'a value of an option that takes none',
      ['one', '--overwrite=yes'],
      "'--overwrite' does not take an argument",
    ],
    ['nothing', [], 'FOLDER is missing'],
    ['an extra argument', ['one', 'two'], "'two' is one too many"],
  ])('refuses %s, and shows the usage', async (_what, args, sentence) => {
    const called = callCommand(command, args);
    await expect(called).rejects.toMatchObject({ name: 'UsageError' });
    await expect(called).rejects.toThrow(sentence);
    await expect(called).rejects.toThrow(/^[^\n]*\. Use: npm run put -- FOLDER --project ID$/);
    expect(run).not.toHaveBeenCalled();
  });
});
