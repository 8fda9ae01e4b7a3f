// Runs a program that is no Node script for as long as the parent wants it: `runForParent.js java …`.
// When the parent is gone, even killed, or closes the channel, the program is killed, with whatever it
// has started itself.
const { spawn } = require('node:child_process');

const [command, ...parameters] = process.argv.slice(2);
const isWindows = process.platform === 'win32';
const program = spawn(command, parameters, {
  stdio: ['ignore', 'inherit', 'inherit'],
  // A group of its own, so that a launcher and what it launched end together.
  detached: !isWindows,
  windowsHide: true,
});

/** @param {NodeJS.Signals} signal */
function end(signal) {
  if (program.pid === undefined) return;
  try {
    process.kill(isWindows ? program.pid : -program.pid, signal);
  } catch {
    // It has ended already.
  }
}

program.once('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
// This process is the program, as far as its parent can see: it ends with it, and the program with it.
program.once('exit', (code) => process.exit(code ?? 1));
process.once('exit', () => end('SIGKILL'));
process.once('disconnect', () => process.exit());
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
  process.on(signal, () => end('SIGTERM'));
}
