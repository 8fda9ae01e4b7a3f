import { fetchDocument } from './fetchDocument';

const address = 'https://store.example/documents/certificates/7K2MQ9XD04TT0';
const missing = { error: { code: 404, status: 'NOT_FOUND' } };
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
const html = (status: number) => () =>
  Promise.resolve(new Response('<h1>Sign in to the Wi-Fi</h1>', { status }));

/** Like a server that never answers: pending until the time limit. */
const hang: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

/** Starts a response that never ends. */
const hangInBody: typeof fetch = (_address, init) => {
  const body = new ReadableStream({
    start: (control) =>
      init?.signal?.addEventListener('abort', () => control.error(new Error('aborted'))),
  });
  return Promise.resolve(new Response(body));
};

const ask = jest.spyOn(globalThis, 'fetch');

it.each<[string, typeof fetch, string]>([
  ['a document', json({ fields: {} }), 'found'],
  ['404 with the store’s own body', json(missing, 404), 'missing'],
  ['404 with a page of another server', html(404), 'unreachable'],
  ['404 with other JSON', json({ error: 'not found' }, 404), 'unreachable'],
  ['404 with a null body', json(null, 404), 'unreachable'],
  ['a permission error', json({ error: { status: 'PERMISSION_DENIED' } }, 403), 'unreachable'],
  ['a quota error', json({ error: { status: 'RESOURCE_EXHAUSTED' } }, 429), 'unreachable'],
  ['an error of the server', html(500), 'unreachable'],
  ['another page', html(200), 'unreachable'],
  ['a part of the document', () => Promise.resolve(new Response('{"fields":')), 'unreachable'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['nothing at all', hang, 'unreachable'],
  ['only the start of a response', hangInBody, 'unreachable'],
])('recognises %s', async (_what, answer, kind) => {
  ask.mockImplementation(answer);
  expect(await fetchDocument(address, 20)).toMatchObject({ kind });
});

it('returns the fields without their types', async () => {
  ask.mockImplementation(json({ name: 'x', fields: { state: { stringValue: 'valid' } } }));
  expect(await fetchDocument(address)).toEqual({ kind: 'found', fields: { state: 'valid' } });
});

it('sends a request without cache, cookies and referrer, and follows no redirect', async () => {
  ask.mockImplementation(json({ fields: {} }));
  await fetchDocument(address);
  expect(ask).toHaveBeenLastCalledWith(
    address,
    expect.objectContaining({
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    }),
  );
});
