// Preloaded into a child process: when the parent has ended, even if it was killed, the child ends too, instead of
// blocking its port for the next start.
process.once('disconnect', () => process.exit());
process.channel?.unref();

// Removes this preload from the child's own workers, which only their channel keeps running: they would end at once.
const at = process.execArgv.indexOf(__filename);
if (at > 0) process.execArgv.splice(at - 1, 2);
