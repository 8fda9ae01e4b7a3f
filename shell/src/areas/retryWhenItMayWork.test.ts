import { act } from '@testing-library/react';
import { readManifest } from './manifest';
import { fetchRegistry } from './registry';
import { retryWhenItMayWork } from './retryWhenItMayWork';

jest.mock('./registry', () => ({ fetchRegistry: jest.fn() }));
jest.mock('./manifest', () => ({ readManifest: jest.fn() }));

const entry = 'https://staff.example/mf-manifest.json';
const retry = jest.fn();
const heal = jest.fn(() => Promise.resolve());
let stop: () => void;

const answerWith = (name: string) =>
  jest.mocked(readManifest).mockResolvedValue({
    metaData: { buildInfo: { buildVersion: '1.4.2' }, remoteEntry: { name } },
    exposes: [],
  });
const answerNothing = () => jest.mocked(readManifest).mockRejectedValue(new Error('refused'));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function watch() {
  stop = retryWhenItMayWork('staff', { retry, heal });
  await pass(0);
}

function hidePage(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  const listed = { entry, version: '1.4.2', previous: [] };
  jest.mocked(fetchRegistry).mockResolvedValue({ schema: 1, remotes: { staff: listed } });
  answerWith('first.js');
});
afterEach(() => {
  stop();
  hidePage(false);
  jest.useRealTimers();
});

it('retries the same build with growing pauses while it stays deployed', async () => {
  await watch();
  expect(heal).not.toHaveBeenCalled();
  await pass(5_000);
  expect(heal).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(heal).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(heal).toHaveBeenCalledTimes(2);
  await pass(10 * 60_000);
  expect(heal.mock.calls.length).toBeLessThan(15);
  expect(retry).not.toHaveBeenCalled();
});

it('retries when another build is deployed', async () => {
  await watch();
  answerWith('second.js');
  await pass(5_000);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(heal).not.toHaveBeenCalled();
});

it('retries when a server that was down answers again', async () => {
  answerNothing();
  await watch();
  await pass(5_000);
  expect(retry).not.toHaveBeenCalled();
  answerWith('first.js');
  await pass(10_000);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('retries at once when the network returns', async () => {
  await watch();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('sends no request while the page is in the background', async () => {
  await watch();
  jest.mocked(fetchRegistry).mockClear();
  hidePage(true);
  await pass(120_000);
  expect(fetchRegistry).not.toHaveBeenCalled();
  hidePage(false);
  await pass(5_000);
  expect(heal).toHaveBeenCalledTimes(1);
});

it('stops on unsubscribe', async () => {
  await watch();
  stop();
  await pass(120_000);
  window.dispatchEvent(new Event('online'));
  expect(heal).not.toHaveBeenCalled();
  expect(retry).not.toHaveBeenCalled();
});
