import { withBrowsers } from './withBrowsers';

const counts = { passed: 12, failed: 0, skipped: 0 };

describe('the journeys in three engines', () => {
  it('run where every engine is installed', async () => {
    expect(
      await withBrowsers(
        () => Promise.resolve(counts),
        () => '/usr/bin/engine',
      ),
    ).toBe(counts);
  });

  it('are skipped elsewhere, and what is missing is named', async () => {
    const run = jest.fn();
    const found = await withBrowsers(run, (engine) => engine !== 'webkit');
    expect(found).toEqual({
      why: "Not installed here: webkit. 'npm run journeys:browsers' installs them.",
    });
    expect(run).not.toHaveBeenCalled();
  });
});
