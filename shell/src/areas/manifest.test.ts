import { readManifest } from './manifest';

const manifest = {
  id: 'remote_user',
  metaData: {
    buildInfo: { buildVersion: '1.4.2+abc' },
    remoteEntry: { name: 'remoteEntry.1234.js' },
  },
  exposes: [{ name: 'App' }],
};
const address = 'https://user.example/mf-manifest.json';

const read = () => readManifest(address);

afterEach(() => jest.restoreAllMocks());

it('passes a manifest on unchanged', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(manifest));

  await expect(read()).resolves.toEqual(manifest);
});

it.each([
  ['an error status', () => Response.json(manifest, { status: 503 })],
  ['a page of HTML', () => new Response('<!doctype html>', { status: 200 })],
  ['JSON that is no manifest', () => Response.json({ hello: 'world' })],
])('turns %s into a failure that names the address', async (_case, answer) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer());

  await expect(read()).rejects.toMatchObject({
    name: 'AreaLoadError',
    message: expect.stringContaining(address) as string,
  });
});

it('limits the time of a response that hangs', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(manifest));

  await read();

  expect(fetching.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
});
