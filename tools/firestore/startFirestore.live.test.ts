import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ports, portsFrom } from '../ports';
import { startFirestore, type FirestoreOptions, type RunningFirestore } from './startFirestore';

const port = portsFrom(ports.shell + 210).firestore;
const project = 'demo-start-firestore';
const record = `http://127.0.0.1:${port}/v1/projects/${project}/databases/(default)/documents/wells/1`;
const operator = { headers: { Authorization: 'Bearer owner' } };

let running: RunningFirestore;
let folder: string;

const start = async (options: Omit<FirestoreOptions, 'port'> = {}) =>
  (running = await startFirestore({ port, isShort: true, ...options }));

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'portal-firestore-'))));

afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

describe('the Firestore emulator', () => {
  it('starts with the exported records after it was killed', async () => {
    const onLost = jest.fn();
    await start({ onLost });
    const body = JSON.stringify({ fields: { depth: { integerValue: '12' } } });
    await fetch(record, { ...operator, method: 'PATCH', body });
    await running.export(folder, project);
    await running.kill();
    await expect(fetch(record, operator)).rejects.toThrow();
    await start({ seed: folder });
    expect(await (await fetch(record, operator)).json()).toMatchObject({
      fields: { depth: { integerValue: '12' } },
    });
    expect(onLost).not.toHaveBeenCalled();
  });

  it('does not start on a port that is taken', async () => {
    await start();
    await expect(startFirestore({ port })).rejects.toThrow(`Port ${port} is taken`);
  });

  it('reports its output when it ends early', async () => {
    await expect(startFirestore({ port, rules: 'no-such.rules' })).rejects.toThrow(
      /ended unexpectedly[\s\S]*no-such\.rules/,
    );
  });

  it('does not start from a folder without an export', async () => {
    await expect(startFirestore({ port, seed: folder })).rejects.toThrow(
      `no export of a Firestore emulator in ${folder}`,
    );
  });
});
