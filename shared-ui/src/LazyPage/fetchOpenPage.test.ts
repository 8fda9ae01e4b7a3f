import { fetchOpenPage } from './fetchOpenPage';

it.each([
  ['/user/dashboard', 1],
  ['/user/dashboard/', 1],
  ['/user/dashboard/more', 1],
  ['/hi/user/dashboard', 1],
  ['/user', 0],
  ['/user/toString', 0],
  ['/user/other', 0],
])('at %s fetches the dashboard %d times', (path, times) => {
  const dashboard = jest.fn(() => Promise.reject(new Error('It did not arrive.')));
  fetchOpenPage({ dashboard }, path);
  expect(dashboard).toHaveBeenCalledTimes(times);
});
