// Preloaded into a child process: when the parent is gone, even killed, the child ends too, instead of
// holding its port against the next start.
process.once('disconnect', () => process.exit());
process.channel?.unref();
