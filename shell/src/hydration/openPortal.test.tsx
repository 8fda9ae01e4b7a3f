import { act } from '@testing-library/react';
import { activateLanguage } from 'shared-platform';
import { openPortal } from './openPortal';

const document404 = '<div id="root" data-page="/404"><h1>Page not found</h1></div>';
const html = document.documentElement;

afterEach(async () => {
  html.hidden = false;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  await act(() => activateLanguage('en'));
});

/** Opens the portal in the document for addresses without a page, hidden as it is before the first paint. */
async function openAt(path: string) {
  history.replaceState(null, '', path);
  html.lang = 'en';
  html.hidden = true;
  // As the build writes it: React did not create this markup.
  document.body.innerHTML = document404;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('There is no #root.');
  await act(() => openPortal(root, <h1>पेज नहीं मिला</h1>));
  return root;
}

it('replaces a document in another language with its own rendering (#20.2)', async () => {
  const root = await openAt('/hi/nowhere');
  expect(root).toHaveTextContent(/^पेज नहीं मिला$/);
  expect(html.hidden).toBe(false);
  expect(html.lang).toBe('hi');
});

it('keeps a document hidden during a redirect to an address in a language (#20.2)', async () => {
  await openAt('/nowhere');
  expect(html.hidden).toBe(true);
});
