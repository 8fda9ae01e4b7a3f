import { NoFirestoreEmulatorError } from '../firestore/findEmulator';
import { withBrowsers, withFirestore } from './skips';

describe('a check on the Firestore emulator', () => {
  const found = { passed: 7, failed: 0, skipped: 0 };

  it('runs if there is an emulator', async () => {
    const checked = withFirestore(
      () => Promise.resolve(found),
      () => ({ command: 'java' }),
    );
    await expect(checked).resolves.toEqual(found);
  });

  it('skips without an emulator', async () => {
    const tried = jest.fn();
    const checked = withFirestore(tried, () => {
      throw new NoFirestoreEmulatorError('There is no emulator.');
    });
    await expect(checked).resolves.toEqual({ why: 'There is no emulator.' });
    expect(tried).not.toHaveBeenCalled();
  });

  it('fails on any other error', async () => {
    const checked = withFirestore(jest.fn(), () => {
      throw new Error('The disk cannot be read.');
    });
    await expect(checked).rejects.toThrow('The disk cannot be read.');
  });
});

describe('a check in three engines', () => {
  const counts = { passed: 12, failed: 0, skipped: 0 };

  it('runs if every engine is installed', async () => {
    expect(
      await withBrowsers(
        () => Promise.resolve(counts),
        () => '/usr/bin/engine',
      ),
    ).toBe(counts);
  });

  it('skips otherwise, and names the missing engines', async () => {
    const run = jest.fn();
    const found = await withBrowsers(run, (engine) => engine !== 'webkit');
    expect(found).toEqual({
      why: "Not installed here: webkit. 'npm run journeys:browsers' installs them.",
    });
    expect(run).not.toHaveBeenCalled();
  });
});
