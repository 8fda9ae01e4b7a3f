import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

const browsers = ['4.1', '6.0', '4.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

export interface OpenWebKit {
  driver: WebDriver;
  close: () => Promise<void>;
}

/**
 * WebKitGTK's MiniBrowser with its driver, on a virtual screen of its own.
 * @param port where the driver listens
 */
export async function openWebKit(
  port: number,
  { width, height }: { width: number; height: number },
): Promise<OpenWebKit> {
  const binary = browsers.find((file) => existsSync(file));
  if (!binary) throw new Error('WebKitGTK is not installed: the package is webkit2gtk-driver.');
  const screen = spawn(
    'xvfb-run',
    [
      '--auto-servernum',
      `--server-args=-screen 0 ${width}x${height}x24 -nolisten tcp`,
      'WebKitWebDriver',
      `--port=${port}`,
    ],
    // A process group of its own: ending xvfb-run alone leaves the screen and the driver running.
    { detached: true, stdio: 'ignore' },
  );
  const ended = once(screen, 'exit');
  const close = async () => {
    if (screen.pid !== undefined) process.kill(-screen.pid, 'SIGTERM');
    await ended;
  };
  try {
    const driver = await connect(port, binary);
    return {
      driver,
      async close() {
        await driver.quit();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`;
  const until = Date.now() + 20_000;
  for (;;) {
    const isThere = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) break;
    if (Date.now() > until) throw new Error('The driver of WebKitGTK does not answer.');
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}
