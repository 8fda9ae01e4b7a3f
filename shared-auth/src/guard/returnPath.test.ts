import { listPath, returnPath } from './returnPath';

describe('returnPath', () => {
  it.each([
    ['nothing', null, '/user/dashboard'],
    ['the requested page', { pathname: '/user/applications' }, '/user/applications'],
    [
      'its search and hash',
      { pathname: '/user/apply', search: '?service=Death', hash: '#documents' },
      '/user/apply?service=Death#documents',
    ],
    ['the login itself', { pathname: '/user/login' }, '/user/dashboard'],
    ["another role's page", { pathname: '/staff/tasks' }, '/user/dashboard'],
    ['a page outside the areas', { pathname: '/about' }, '/user/dashboard'],
    ['a name that only begins alike', { pathname: '/users/1' }, '/user/dashboard'],
    ['a path that is no text', { pathname: 7 }, '/user/dashboard'],
    ['text', '/user/apply', '/user/dashboard'],
  ])('gives the path for %s', (_, from, path) => {
    expect(returnPath({ notice: 'user', from }, 'user')).toBe(path);
  });

  it.each([
    '/user/..',
    '/user/../admin',
    '/user/./apply',
    '/user/apply/..',
    '/user/%2e%2e/admin',
    '/user/%2E./admin',
    '/user/.\t./admin',
  ])('refuses a return path with dot segments: %j', (pathname) => {
    expect(returnPath({ from: { pathname } }, 'user')).toBe('/user/dashboard');
  });

  it.each(['/user\\..\\admin', '/user/..\\admin', '/user/\\elsewhere.example'])(
    'refuses a return path with backslashes: %j',
    (pathname) => {
      expect(returnPath({ from: { pathname } }, 'user')).toBe('/user/dashboard');
    },
  );

  it.each([
    '//elsewhere.example',
    '//elsewhere.example/user/',
    '/\\elsewhere.example',
    '/user//elsewhere.example',
    'https://elsewhere.example',
    'https://elsewhere.example/user/',
    'javascript:alert(1)',
  ])('refuses a return path to another site: %j', (pathname) => {
    expect(returnPath({ from: { pathname } }, 'user')).toBe('/user/dashboard');
  });

  it.each([{ search: '/../../admin' }, { hash: '/../../admin' }])(
    'refuses a search or hash that continues the path: %j',
    (rest) => {
      expect(returnPath({ from: { pathname: '/user/apply', ...rest } }, 'user')).toBe(
        '/user/dashboard',
      );
    },
  );

  it.each([undefined, null, 'text', 7, {}])('gives the dashboard for a state of %p', (state) => {
    expect(returnPath(state, 'admin')).toBe('/admin/dashboard');
  });
});

describe('listPath', () => {
  const list = '/user/applications';

  it.each([
    ['nothing', null, list],
    [
      'the list with its filter',
      { pathname: list, search: '?status=pending' },
      `${list}?status=pending`,
    ],
    ['the list without one', { pathname: list, search: '' }, list],
    ['another page', { pathname: '/user/activities', search: '?page=2' }, list],
    ["another role's list", { pathname: '/staff/dashboard', search: '?page=2' }, list],
    ['a search that goes elsewhere', { pathname: list, search: '/../../admin' }, list],
    ['a search that is no text', { pathname: list, search: 7 }, list],
    ['text', `${list}?page=2`, list],
  ])('gives the address of the list for %s (#12.4)', (_, from, path) => {
    expect(listPath({ from }, list)).toBe(path);
  });

  it.each([undefined, null, 'text', 7, {}])('gives the plain list for a state of %p', (state) => {
    expect(listPath(state, list)).toBe(list);
  });

  it.each([
    [
      'the other list with its filter',
      { pathname: '/user/search', search: '?page=2' },
      '/user/search?page=2',
    ],
    ['the other list without one', { pathname: '/user/search', search: '' }, '/user/search'],
    ['a search that goes elsewhere', { pathname: '/user/search', search: '//x' }, '/user/search'],
    ['a third page', { pathname: '/user/activities', search: '?page=2' }, list],
  ])('gives the address for %s, when entries are opened from two lists (#18)', (_, from, path) => {
    expect(listPath({ from }, list, '/user/search')).toBe(path);
  });
});
