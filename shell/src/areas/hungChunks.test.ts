/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { webpack } from 'webpack';
import { AskAgainPlugin, chunkLoadTimeout } from '../../../webpack.shared';
import { loadTimeLimit } from './fetchJson';

type Listener = () => void;

/** A script as webpack's runtime uses it. It never loads unless a test makes it. */
class FakeScript {
  src = '';
  onload?: (event: unknown) => void;
  onerror?: (event: unknown) => void;
  parentNode?: { removeChild: (script: FakeScript) => void };
  private readonly listeners: Record<string, Listener> = {};
  private readonly attributes: Record<string, string> = {};
  setAttribute = (name: string, value: string) => (this.attributes[name] = value);
  getAttribute = (name: string) => (name === 'src' ? this.src : this.attributes[name]);
  addEventListener = (type: string, listener: Listener) => (this.listeners[type] = listener);
  answer(type: 'load' | 'error') {
    this.listeners[type]?.();
    this[`on${type}`]?.({ type, target: this });
  }
}

let bundle: string;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hung-chunks-'));
  writeFileSync(path.join(folder, 'main.js'), "self.open = () => import('./page.js');");
  writeFileSync(path.join(folder, 'page.js'), "export const page = 'there';");
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './main.js',
    output: {
      path: path.join(folder, 'built'),
      publicPath: 'https://area.example/',
      uniqueName: 'remote_staff_1_4_2',
      chunkLoadTimeout,
    },
    plugins: [new AskAgainPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  bundle = readFileSync(path.join(folder, 'built/main.js'), 'utf8');
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs the build as a page does; when it is run twice, both runtimes share the page. */
function openPage() {
  const attached: FakeScript[] = [];
  const asked: FakeScript[] = [];
  const parentNode = {
    removeChild: (script: FakeScript) => attached.splice(attached.indexOf(script), 1),
  };
  const self: { open?: () => Promise<{ page: string }> } = {};
  const page = {
    self,
    setTimeout,
    clearTimeout,
    document: {
      createElement: () => new FakeScript(),
      getElementsByTagName: () => attached,
      head: {
        appendChild(script: FakeScript) {
          Object.assign(script, { parentNode });
          attached.push(script);
          asked.push(script);
        },
      },
    },
  };
  const run = () => {
    runInNewContext(bundle, page);
    return () => self.open?.();
  };
  const addresses = () => asked.map(({ src }) => src.replace(/^.*\/[\w-]+\.js/, ''));
  return { run, asked, attached, addresses };
}

/** The result of an import: the name and type of the error that webpack rejects it with. */
const outcome = (loading: Promise<unknown> | undefined) =>
  Promise.resolve(loading).then(
    () => 'there',
    (error: unknown) => {
      const { name, type } = error as { name: string; type: string };
      return `${name} ${type}`;
    },
  );

describe('a chunk that hangs (#15.5)', () => {
  it('times out before the error for the whole area is shown', () => {
    expect(chunkLoadTimeout).toBeLessThan(loadTimeLimit);
  });

  it('loads from another address after each time that it hung', async () => {
    const { run, attached, addresses } = openPage();
    const open = run();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const opened = outcome(open());
      await jest.advanceTimersByTimeAsync(chunkLoadTimeout);
      await expect(opened).resolves.toBe('ChunkLoadError timeout');
      expect(attached).toEqual([]);
    }
    expect(addresses()).toEqual(['', '?again=1', '?again=2']);
  });

  it('loads from its own address when the server answered, even with an error', async () => {
    const { run, asked, addresses } = openPage();
    const open = run();
    const opened = outcome(open());
    asked[0]?.answer('error');
    await expect(opened).resolves.toBe('ChunkLoadError error');
    void outcome(open());
    expect(addresses()).toEqual(['', '']);
  });

  it('shares its count with a runtime that is loaded later, as on a second try of the area', async () => {
    const { run, addresses } = openPage();
    const opened = outcome(run()());
    await jest.advanceTimersByTimeAsync(chunkLoadTimeout);
    await opened;
    void outcome(run()());
    expect(addresses()).toEqual(['', '?again=1']);
  });
});
