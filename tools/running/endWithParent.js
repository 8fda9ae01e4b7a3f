// Preloaded into a child process: when the parent is gone, even killed, the child ends too, instead of
// holding its port against the next start.
process.once('disconnect', () => process.exit());
process.channel?.unref();

// The child's own workers would be preloaded with this too, and end at once: it is their channel that holds them.
const at = process.execArgv.indexOf(__filename);
if (at > 0) process.execArgv.splice(at - 1, 2);
