/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const preloaded = path.join(__dirname, 'endWithParent.js');

const longEnough = 'console.log("here"); setTimeout(() => {}, 20_000);';

/** Starts a child that writes to the same output, and runs until it is killed. */
const parent = `
  const { spawn } = require('node:child_process');
  const parameters = ['--require', ${JSON.stringify(preloaded)}, '-e', ${JSON.stringify(longEnough)}];
  spawn(process.execPath, parameters, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
  setInterval(() => {}, 1000);
`;

it('ends a child whose parent was killed', async () => {
  const killed = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  // The output closes only once no process is left that could write to it.
  await once(killed, 'close');
});

it('does not preload into the child’s own workers, which only run while their channel is open', () => {
  const parameters = ['--require', preloaded, '-e', 'console.log(process.execArgv.join("\\n"))'];
  const { stdout, status } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('-e');
  expect(stdout).not.toContain(preloaded);
});
