import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { ContactPage } from '../council-pages/ContactPage';
import { CouncilPage } from '../council-pages/CouncilPage';

// It would send a request to the live store.
jest.mock('../council/useLatestCouncil');

const help = () => screen.getByRole('region', { name: 'Help' });
const addresses = () =>
  within(screen.getByRole('region', { name: 'Without an account' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the help column', () => {
  it('appears beside a page of plain text, with the office and what needs no account (#19.5)', async () => {
    const { container } = renderPortal(<CouncilPage page="about" />, { path: '/about' });

    const office = within(help()).getByRole('region', { name: 'Council office' });
    expect(office).toHaveTextContent('Monday – Friday, 10:00 am – 5:00 pm');
    expect(addresses()).toEqual(['/track', '/services', '/verify', '/help']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not link to its own page', () => {
    renderPortal(<CouncilPage page="help" />, { path: '/help' });
    expect(addresses()).toEqual(['/track', '/services', '/verify']);
  });

  it('does not repeat the office on the contact page', () => {
    renderPortal(<ContactPage />, { path: '/contact' });

    expect(addresses()).toEqual(['/track', '/services', '/verify', '/help']);
    expect(within(help()).queryByRole('region', { name: 'Council office' })).toBeNull();
  });
});
