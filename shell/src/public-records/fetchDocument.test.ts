import { fetchDocument } from './fetchDocument';

const address = 'https://store.example/documents/certificates/7K2MQ9XD04TT0';
const missing = { error: { code: 404, status: 'NOT_FOUND' } };
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
const html = (status: number) => () =>
  Promise.resolve(new Response('<h1>Sign in to the Wi-Fi</h1>', { status }));

/** Until the time limit, as a server that never answers. */
const hang: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

/** Begins to answer, and never comes to an end. */
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
  ['that there is none, in the words of the store', json(missing, 404), 'missing'],
  ['404 in the words of somebody else', html(404), 'unreachable'],
  ['404 with other JSON', json({ error: 'not found' }, 404), 'unreachable'],
  ['404 with nothing', json(null, 404), 'unreachable'],
  ['that it may not be read', json({ error: { status: 'PERMISSION_DENIED' } }, 403), 'unreachable'],
  ['that too many ask', json({ error: { status: 'RESOURCE_EXHAUSTED' } }, 429), 'unreachable'],
  ['an error of the server', html(500), 'unreachable'],
  ['another page', html(200), 'unreachable'],
  ['a part of the document', () => Promise.resolve(new Response('{"fields":')), 'unreachable'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['nothing at all', hang, 'unreachable'],
  ['the beginning alone', hangInBody, 'unreachable'],
])('takes %s for what it is', async (_what, answer, kind) => {
  ask.mockImplementation(answer);
  expect(await fetchDocument(address, 20)).toMatchObject({ kind });
});

it('asks afresh, without cookies, without a referrer, and follows nobody elsewhere', async () => {
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
