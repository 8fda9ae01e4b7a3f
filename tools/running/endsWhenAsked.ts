interface Ending {
  /** Ends it as a failure, with this as the reason. */
  because(error: Error): void;
}

/**
 * Runs something that goes on until Ctrl-C or SIGTERM and then stops in order. The exit code is 0 when
 * it was asked to end and 1 when it could not start or was lost. Asked while it starts, the process
 * ends at once: its children end with it (endWithParent.js).
 */
export function endsWhenAsked(
  start: () => Promise<{ stop(): Promise<void> }>,
  explain: (error: Error) => void,
): Ending {
  let running: { stop(): Promise<void> } | null = null;
  let isEnding = false;

  const end = async (code: number) => {
    // npm, tsx and the terminal each pass one Ctrl-C on: the first of them counts.
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

/** A SIGTERM to npm ends npm and the shell between, but reaches nobody behind that shell. */
function onOrphaned(react: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, 500);
  timer.unref();
}
