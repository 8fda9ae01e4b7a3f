// Runs a program that is not a Node script until the parent ends it: `runForParent.js java …`. When the parent ends,
// even if it is killed, or closes the channel, the program is killed, with all processes that it has started.
const { spawn } = require('node:child_process');

const [command, ...parameters] = process.argv.slice(2);
const isWindows = process.platform === 'win32';
const program = spawn(command, parameters, {
  stdio: ['ignore', 'inherit', 'inherit'],
  // Its own process group, so that a launcher ends together with the program it launched.
  detached: !isWindows,
  windowsHide: true,
});

/** @param {NodeJS.Signals} signal */
function end(signal) {
  if (program.pid === undefined) return;
  try {
    process.kill(isWindows ? program.pid : -program.pid, signal);
  } catch {
    // It has already ended.
  }
}

program.once('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
// To its parent, this process represents the program: each ends when the other ends.
program.once('exit', (code) => process.exit(code ?? 1));
process.once('exit', () => end('SIGKILL'));
process.once('disconnect', () => process.exit());
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
  process.on(signal, () => end('SIGTERM'));
}
