// Preloaded into a child process: when the parent has ended, even if it was killed, the child ends too, instead of
// blocking its port for the next start.
process.once('disconnect', () => process.exit());
process.channel?.unref();

// Removes this preload from the child's own workers: they would end at once, because only their channel keeps
// them running.
const at = process.execArgv.indexOf(__filename);
if (at > 0) process.execArgv.splice(at - 1, 2);
