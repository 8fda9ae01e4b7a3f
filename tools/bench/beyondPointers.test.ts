import { beyondPointers } from './beyondPointers';

const load = (url: string, status = 200) => ({
  url: `http://localhost:3000${url}`,
  status,
  type: 'Fetch',
  bytes: 100,
  at: 0,
  by: 'page' as const,
});

it.each([
  ['/remotes.json', 200, []],
  ['/config.json', 200, []],
  ['/mf-manifest.json', 200, []],
  ['/service-worker.js', 200, []],
  ['/user/login', 304, []],
  ['/user/login', 200, ['/user/login']],
  ['/assets/main.1a2b3c4d.js', 200, ['/assets/main.1a2b3c4d.js']],
])('judges %s that answers %i on a second visit', (url, status, beyond) => {
  expect(beyondPointers([load(url, status)])).toEqual(beyond);
});
