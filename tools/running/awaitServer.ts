import type { ChildProcess } from 'node:child_process';

/** Milliseconds without a line of output after which a server that still does not respond is given up. */
const silenceLimit = 180_000;
const sayEvery = 15_000;

interface ServerOptions {
  child: ChildProcess;
  /** The name in messages: 'The Firestore emulator'. */
  name: string;
  port: number;
  /** Kills the server, if it does not end on request. */
  force: () => void;
  /** Called every 15 seconds while it does not respond yet. */
  say?: ((line: string) => void) | undefined;
  /** Called when it ends without `stop` or `kill`. */
  onLost: (error: Error) => void;
}

export interface RunningServer {
  /** Ends it at once. */
  kill: () => Promise<void>;
  /** Requests it to end, and kills it after five seconds. */
  stop: () => Promise<void>;
}

/**
 * Resolves as soon as a server that was started as a child process responds.
 * @throws Error with its output, if it ends early or does not respond in time
 */
export async function awaitServer({
  child,
  name,
  port,
  force,
  say,
  onLost,
}: ServerOptions): Promise<RunningServer> {
  let output = '';
  let lastOutput = Date.now();
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8000);
    lastOutput = Date.now();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let isWanted = true;

  async function end(how: () => void) {
    isWanted = false;
    if (child.exitCode !== null || child.signalCode !== null) return;
    how();
    await ended;
  }
  const kill = () => end(force);
  const stop = () =>
    end(() => {
      child.kill('SIGTERM');
      const timer = setTimeout(force, 5000);
      void ended.then(() => clearTimeout(timer));
    });

  const lost = ended.then(() => new Error(`${name} ended unexpectedly:\n${output.trim()}`));
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const timer = setInterval(
    () => say?.(`Waiting for ${name} to start: ${seconds()} s so far …`),
    sayEvery,
  );
  const isSilent = () => Date.now() - lastOutput > silenceLimit;
  const failed = await Promise.race([
    lost,
    answers(port, child, isSilent).then(
      () => null,
      (cause: unknown) =>
        new Error(
          `${name} did not answer at http://127.0.0.1:${port} within ${seconds()} s:\n${output.trim()}`,
          { cause },
        ),
    ),
  ]).finally(() => clearInterval(timer));
  if (failed) {
    await kill();
    throw failed;
  }
  void lost.then((error) => {
    if (isWanted) onLost(error);
  });
  return { kill, stop };
}

async function answers(port: number, child: ChildProcess, isSilent: () => boolean): Promise<void> {
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) });
      return;
    } catch (error) {
      if (isSilent() || child.exitCode !== null) throw error;
      // No event signals that a starting process is ready, so this polls.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
