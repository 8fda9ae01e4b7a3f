interface Options {
  say?: ((line: string) => void) | undefined;
  /** Called if it cannot be started again, or has ended too often. */
  onLost: (error: Error) => void;
}

/** A server that ends more often than this within a minute is not started again. */
const mostLosses = 3;

/**
 * Starts a server, and starts it again whenever it ends unexpectedly.
 * @param start called with the function that the server calls when it has ended unexpectedly
 * @returns a function that returns the server that runs now
 * @throws what `start` throws the first time
 */
export async function startAgainIfLost<Server>(
  start: (onLost: (error: Error) => void) => Promise<Server>,
  { say, onLost }: Options,
): Promise<() => Server> {
  let losses: number[] = [];
  let running: Server = await start(recover);

  function recover(error: Error) {
    losses = [...losses.filter((time) => time > Date.now() - 60_000), Date.now()];
    if (losses.length > mostLosses) {
      onLost(error);
      return;
    }
    // The further lines are the server's last output.
    const [reason = ''] = error.message.split(':\n');
    say?.(`${reason}. Starting it again …`);
    start(recover).then((server) => {
      running = server;
      say?.('It is running again.');
    }, onLost);
  }

  return () => running;
}
