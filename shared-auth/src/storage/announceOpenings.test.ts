import { IDBFactory } from 'fake-indexeddb';
import { announceOpenings } from './announceOpenings';

const channels: Channel[] = [];

class Channel {
  onmessage: unknown = null;
  readonly messages: unknown[] = [];
  isOpen = true;

  constructor() {
    channels.push(this);
  }

  postMessage(message: unknown) {
    this.messages.push(message);
  }

  close() {
    this.isOpen = false;
  }
}

const settled = (request: IDBOpenDBRequest) =>
  new Promise<string>((resolve) => {
    for (const end of ['success', 'error']) request.addEventListener(end, () => resolve(end));
  });

beforeEach(() => {
  channels.length = 0;
  Reflect.set(globalThis, 'BroadcastChannel', Channel);
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

it.each<[string, (factory: IDBFactory) => IDBOpenDBRequest]>([
  ['a database that is opened', (factory) => factory.open('records', 1)],
  ['an opening that fails', (factory) => failing(factory.open('records', 1))],
  ['a database that is removed', (factory) => factory.deleteDatabase('records')],
])('announces %s, and listens until it is done (#13.7)', async (_what, request) => {
  const factory = new IDBFactory();
  announceOpenings(factory);
  const opening = request(factory);
  expect(channels).toMatchObject([{ messages: ['opening'], isOpen: true }]);
  expect(channels[0]?.onmessage).not.toBeNull();
  await settled(opening);
  expect(channels).toMatchObject([{ isOpen: false }]);
});

it('announces an opening once, however often it is called', () => {
  const factory = new IDBFactory();
  announceOpenings(factory);
  announceOpenings(factory);
  factory.open('records', 1);
  expect(channels).toHaveLength(1);
});

it('opens without a channel where the browser has none', async () => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const factory = new IDBFactory();
  announceOpenings(factory);
  expect(await settled(factory.open('records', 1))).toBe('success');
});

it.each([
  ['error', 'put into the back/forward cache', true],
  ['success', 'left for good', false],
])('ends the first opening with %s when the page is %s', async (end, _how, persisted) => {
  const page = new EventTarget();
  const factory = new IDBFactory();
  announceOpenings(factory, page);
  const request = factory.open('records', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('rows');
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  };
  expect(await settled(request)).toBe(end);
});

function failing(request: IDBOpenDBRequest) {
  request.onupgradeneeded = () => request.transaction?.abort();
  return request;
}
