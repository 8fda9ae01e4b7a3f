interface Ending {
  /** Ends it as a failure, for this reason. */
  because(error: Error): void;
}

/**
 * Runs something until Ctrl-C or SIGTERM and then stops it in order. The exit code is 0 after such a signal
 * and 1 if it could not start or ended unexpectedly. A signal during the start ends the process
 * at once: its children end with it (endWithParent.js).
 */
export function runUntilSignal(
  start: () => Promise<{ stop(): Promise<void> }>,
  explain: (error: Error) => void,
): Ending {
  let running: { stop(): Promise<void> } | null = null;
  let isEnding = false;

  const end = async (code: number) => {
    // npm, tsx and the terminal each forward the same Ctrl-C: only the first counts.
    if (isEnding) return;
    isEnding = true;
    await running?.stop();
    process.exit(code);
  };
  const fail = (reason: unknown) => {
    if (isEnding) return;
    explain(reason instanceof Error ? reason : new Error(String(reason)));
    void end(1);
  };

  if (process.env.npm_lifecycle_event) onOrphaned(() => void end(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end(0));
  }
  start().then((started) => (running = started), fail);
  return { because: fail };
}

/** A SIGTERM to npm ends npm and its shell, but does not reach the process that the shell started. */
function onOrphaned(react: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, 500);
  timer.unref();
}
