import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { NotFoundPage } from '.';

it('shows that there is no such page, and links to the dashboard of the area', async () => {
  const { user } = renderPortal(
    <Routes>
      <Route path="/staff/dashboard" element={<h1>The dashboard</h1>} />
      <Route path="*" element={<NotFoundPage dashboard="/staff/dashboard" />} />
    </Routes>,
    { path: '/staff/nothing' },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  const help = within(screen.getByRole('region', { name: 'Help' }));
  const addresses = help.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/services', '/help', '/contact']);
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(screen.getByRole('heading', { name: 'The dashboard' })).toBeVisible();
});
