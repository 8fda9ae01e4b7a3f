/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root';
import { runStep } from '../running/runStep';
import { BuildFailedError, buildApps } from './buildApps';

jest.mock('../root', () => ({ root: mockRoot() }));
jest.mock('../running/runStep');
jest.mock('./completeShell');

function mockRoot() {
  return mkdtempSync(path.join(tmpdir(), 'portal-build-apps-'));
}

const wellDone = 'webpack compiled successfully\n';
const leaveFiles = () => {
  mkdirSync(path.join(root, 'remote-staff/dist'), { recursive: true });
  writeFileSync(path.join(root, 'remote-staff/dist/main.js'), 'built');
};

async function build() {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const error = await buildApps({ which: 'remote-staff', say }).catch((each: unknown) => each);
  return { error, said: said.join('\n') };
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('building an app', () => {
  it('reports success if webpack printed its summary and wrote files', async () => {
    leaveFiles();
    jest.mocked(runStep).mockResolvedValue({ code: 0, output: wellDone });
    const { error, said } = await build();
    expect(error).toBeUndefined();
    expect(said).toContain('Building the staff area … done in');
  });

  it.each<[string, string, () => void]>([
    ['ends without output and without files', '', () => undefined],
    ['ends without output, with the files of an earlier build', '\n', leaveFiles],
    ['reports success but writes no files', wellDone, () => undefined],
  ])('fails when webpack %s', async (_what, output, prepare) => {
    prepare();
    jest.mocked(runStep).mockResolvedValue({ code: 0, output });
    const { error, said } = await build();
    expect(error).toBeInstanceOf(BuildFailedError);
    expect(error).toMatchObject({
      message: 'The staff area could not be built.',
      output: expect.stringContaining('the build of the staff area left no files') as string,
    });
    expect(said).not.toContain('done');
    expect(existsSync(path.join(root, '.portal/builds/remote-staff.txt'))).toBe(false);
  });

  it('fails with the output of webpack if it exits with an error', async () => {
    jest.mocked(runStep).mockResolvedValue({ code: 1, output: 'ERROR in ./src/App.tsx' });
    expect((await build()).error).toMatchObject({ output: 'ERROR in ./src/App.tsx' });
  });
});
