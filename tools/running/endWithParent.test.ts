/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const preloaded = path.join(__dirname, 'endWithParent.js');

const longEnough = 'console.log("here"); setTimeout(() => {}, 20_000);';

/** Starts a child that writes to the same output, and goes on until it is killed. */
const parent = `
  const { spawn } = require('node:child_process');
  const parameters = ['--require', ${JSON.stringify(preloaded)}, '-e', ${JSON.stringify(longEnough)}];
  spawn(process.execPath, parameters, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
  setInterval(() => {}, 1000);
`;

it('a child does not outlive a parent that was killed', async () => {
  const killed = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  // Not before nobody is left who could write to the output.
  await once(killed, 'close');
});

it('a child’s own workers are not preloaded with it: nothing but their channel holds them', () => {
  const parameters = ['--require', preloaded, '-e', 'console.log(process.execArgv.join("\\n"))'];
  const { stdout, status } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('-e');
  expect(stdout).not.toContain(preloaded);
});
