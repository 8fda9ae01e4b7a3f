import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { NotFoundPage } from './NotFoundPage';
import { waysOnCode } from './waysOnCode';

// The document of an unknown address contains it from the start.
beforeAll(() => waysOnCode.load());

describe('the page of an unknown address', () => {
  it('explains that there is no page, and links to what needs no account (#19.5)', async () => {
    const { container } = renderPortal(<NotFoundPage />, { path: '/nowhere' });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');

    const help = within(screen.getByRole('region', { name: 'Help' }));
    const addresses = help.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/track', '/services', '/verify', '/help']);
    expect(await axe(container)).toHaveNoViolations();
  });
});
