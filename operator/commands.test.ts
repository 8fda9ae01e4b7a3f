/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJson, root } from '../tools/root';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-commands-'));
const inFolder = (name: string) => path.join(folder, name);

const { scripts } = readJson('package.json') as { scripts: Record<string, string> };

/** Nobody listens at port 1. */
const nowhere = '127.0.0.1:1';
const emulatorsAway = { FIRESTORE_EMULATOR_HOST: nowhere, FIREBASE_AUTH_EMULATOR_HOST: nowhere };
const withoutNetwork = {
  GOOGLE_APPLICATION_CREDENTIALS: inFolder('credentials.json'),
  HTTPS_PROXY: `http://${nowhere}`,
};

beforeAll(() => {
  const credentials = { client_id: 'id', client_secret: 'secret', refresh_token: 'token' };
  writeFileSync(
    inFolder('credentials.json'),
    JSON.stringify({ type: 'authorized_user', ...credentials }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  code: number | string;
  output: string;
  errors: string;
}

/** Runs a command on a machine that has no Google credentials but those of `env`. */
function run(
  command: string,
  parameters: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  // As package.json starts it: 'tsx operator/operator.ts grant-admin'.
  const [, ...script] = scripts[command]?.split(' ') ?? [];
  const bare = { PATH: process.env.PATH, HOME: folder, METADATA_SERVER_DETECTION: 'none' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', ...script, ...parameters],
      { cwd: root, env: { ...bare, ...env } },
      (error, output, errors) => resolve({ code: error?.code ?? 0, output, errors }),
    );
  });
}

describe("an operator's command fails with one sentence @rest (#12.16)", () => {
  const asha = 'asha@example.org';
  const project = ['--project', 'green-valley'];
  it.concurrent.each<[string, string, string[], Record<string, string>, string]>([
    [
      'an unknown option',
      'grant-admin',
      [asha, '--projekt', 'x'],
      {},
      "Unknown option '--projekt'. Use: npm run grant-admin -- ADDRESS --project ID",
    ],
    [
      'a second address',
      'grant-admin',
      [asha, 'ravi@example.org', ...project],
      {},
      "'ravi@example.org' is one too many. Use: npm run grant-admin -- ADDRESS --project ID",
    ],
    [
      'no address',
      'grant-admin',
      project,
      {},
      'ADDRESS is missing. Use: npm run grant-admin -- ADDRESS --project ID',
    ],
    [
      'an option without its value',
      'grant-admin',
      [asha, '--project'],
      {},
      "Option '--project <value>' argument missing. Use: npm run grant-admin -- ADDRESS --project ID",
    ],
    ['no project', 'grant-admin', [asha], {}, 'Say which project: --project ID.'],
    [
      'no credentials',
      'grant-admin',
      [asha, ...project],
      {},
      'This machine has no valid Google credentials: run gcloud auth application-default login.',
    ],
    [
      'no network',
      'grant-admin',
      [asha, ...project],
      withoutNetwork,
      'Google cannot be reached: check the network and try again.',
    ],
    [
      'no emulator',
      'grant-admin',
      [asha],
      emulatorsAway,
      `The emulator at ${nowhere} cannot be reached: is it running?`,
    ],
    [
      'a project without its option',
      'set-up',
      ['green-valley'],
      {},
      "'green-valley' is one too many. Use: npm run set-up -- --project ID",
    ],
    [
      'no network',
      'set-up',
      project,
      withoutNetwork,
      'Google cannot be reached: check the network and try again.',
    ],
    ['no emulator', 'set-up', [], emulatorsAway, `The emulator at ${nowhere} cannot be reached`],
    [
      'a project without its option',
      'update-records',
      ['green-valley'],
      {},
      "'green-valley' is one too many. Use: npm run update-records -- --project ID [--dry-run] [--from PLACE]",
    ],
    [
      'no emulator',
      'update-records',
      ['--dry-run'],
      emulatorsAway,
      `The emulator at ${nowhere} cannot be reached`,
    ],
    [
      'a second folder',
      'backup',
      [inFolder('one'), inFolder('two'), ...project],
      {},
      "two' is one too many. Use: npm run backup -- FOLDER --project ID",
    ],
    [
      'no credentials',
      'backup',
      [inFolder('one'), ...project],
      {},
      'This machine has no valid Google credentials: run gcloud auth application-default login.',
    ],
    [
      'no emulator',
      'backup',
      [inFolder('one')],
      emulatorsAway,
      `The emulator at ${nowhere} cannot be reached`,
    ],
    [
      'an unknown option',
      'restore-backup',
      [inFolder('one'), '--force', ...project],
      {},
      "Unknown option '--force'. Use: npm run restore-backup -- FOLDER --project ID [--overwrite] [--as-far-as-it-goes] [--skip RECORDS]",
    ],
    [
      'a folder that is not there',
      'restore-backup',
      [inFolder('gone'), ...project],
      {},
      `${inFolder('gone')} holds no backup: records.jsonl is not there.`,
    ],
    [
      'an unknown option',
      'bench:records',
      ['--wirte'],
      {},
      "Unknown option '--wirte'. Use: npm run bench:records",
    ],
  ])('on %s: %s', async (_what, command, parameters, env, sentence) => {
    const { code, output, errors } = await run(command, parameters, env);
    expect(errors.trim()).toContain(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(output).toBe('');
    expect(code).toBe(1);
  });
});
