import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { clearSession, readSession } from 'shared-auth';
import { activateLanguage } from 'shared-platform';
import { blockStorage } from '../../../tools/testing/blockStorage';
import { fillLocalStorage } from '../../../tools/testing/fillLocalStorage';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { AreaFrame } from '../AreaFrame/AreaFrame';

recordsForEachTest();
afterEach(async () => {
  jest.restoreAllMocks();
  clearSession();
  await act(() => activateLanguage('en'));
});

const frame = (
  <Routes>
    <Route element={<AreaFrame title="Area" entries={[]} />}>
      <Route path="/" element={<h1>A page</h1>} />
    </Route>
  </Routes>
);

const blockCookies = () => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);

describe('a session that the browser could not store (#44.13)', () => {
  it.each([
    ['user', 'storage is full', fillLocalStorage, /no storage space left.*Free up space/],
    ['staff', 'storage is full', fillLocalStorage, /no storage space left.*Free up space/],
    ['admin', 'storage is full', fillLocalStorage, /no storage space left.*Free up space/],
    ['user', 'storage is blocked', blockStorage, /Allow cookies and site data/],
  ] as const)(
    'is announced to %s as one that ends with the page where %s',
    async (role, _where, spoil, help) => {
      spoil();
      renderPortal(frame, { session: role });
      expect(readSession()).toMatchObject({ role });
      const notice = await screen.findByText(
        'You are signed in only until you reload or close this page',
      );
      expect(notice.closest('[role=status]')).toHaveTextContent(help);
      expect(screen.getByRole('heading', { name: 'A page' })).toBeVisible();
    },
  );

  it('names cookies as the reason where they are blocked', async () => {
    blockCookies();
    fillLocalStorage();
    renderPortal(frame, { session: 'user' });
    expect(await screen.findByText(/Allow cookies and site data/)).toBeVisible();
  });

  it.each([
    ['hi', /जगह खाली करें/],
    ['mr', /जागा मोकळी करा/],
  ])('is announced in the language of the page (%s)', async (language, text) => {
    fillLocalStorage();
    renderPortal(frame, { session: 'user' });
    await act(() => activateLanguage(language));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

it('says nothing about a session that the browser has stored (#44.13)', async () => {
  renderPortal(frame, { session: 'user' });
  await act(() => import('./UnstoredSessionNotice'));
  expect(screen.queryByText(/signed in only until/)).not.toBeInTheDocument();
});
