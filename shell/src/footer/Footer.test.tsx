import { act, screen, within } from '@testing-library/react';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { saveCouncil, usualCouncil } from '../council/council';
import { Footer } from './Footer';

it('links to the pages of the portal', () => {
  renderPortal(<Footer />);

  const links = within(screen.getByRole('navigation', { name: 'Portal pages' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/about',
    '/help',
    '/contact',
    '/verify',
    '/track',
    '/terms',
    '/privacy',
    '/accessibility',
  ]);
});

it('shows how to reach the council, and updates at once when an admin changes it', () => {
  renderPortal(<Footer />);
  expect(screen.getByText('Monday – Friday, 10:00 am – 5:00 pm')).toBeVisible();
  expect(screen.getByText(/© \d{4} Village Council/)).toBeVisible();

  act(() =>
    saveCouncil({
      ...usualCouncil,
      name: 'Gram Panchayat Wadi',
      phone: '020-0000-0000',
      email: 'office@wadi.example',
    }),
  );

  expect(screen.getByText(/© \d{4} Gram Panchayat Wadi/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'office@wadi.example' })).toBeVisible();
  expect(screen.getByRole('link', { name: '020-0000-0000' })).toBeVisible();
});

it.each(['{"name":', '{"name":7}', 'null'])(
  'shows the default council with %p in storage',
  (kept) => {
    localStorage.setItem('portal-council', kept);
    renderPortal(<Footer />);

    expect(screen.getByText(/© \d{4} Village Council/)).toBeVisible();
  },
);

it('has only a short line on a page behind a login, to leave room for the work (#19.5)', () => {
  renderPortal(<Footer />, { path: '/user/dashboard', session: 'user' });

  expect(screen.getByText(/^© \d{4} Village Council$/)).toBeVisible();
});
