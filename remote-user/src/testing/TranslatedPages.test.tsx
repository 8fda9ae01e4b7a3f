import { act, screen, waitFor } from '@testing-library/react';
import { addService } from 'shared-data';
import { asAdmin } from '../../../tools/testing/asAdmin';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { translatePage } from '../../../tools/testing/translatePage';
import { Area } from './Area';

recordsForEachTest();

let endTranslation: () => void;
beforeEach(() => (endTranslation = translatePage()));
afterEach(() => endTranslation());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a page of the citizens’ area that the browser translates @rest (#44.1)', () => {
  it('signs in', async () => {
    const { user } = renderPortal(<Area />, { path: '/user/login' });
    await user.type(await screen.findByLabelText('Email Address'), 'asha@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(await screen.findByRole('button', { name: 'Hide password' })).toHaveTextContent('Hide');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeVisible();
    expect(await heading('Dashboard Overview')).toBeVisible();
  });

  it('registers @rest', async () => {
    const { user } = renderPortal(<Area />, { path: '/user/register' });
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    await user.type(screen.getByLabelText('Full Name'), 'Asha Patil');
    await user.type(screen.getByLabelText('Email Address'), 'asha@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await heading('Dashboard Overview')).toBeVisible();
  });

  it('applies for a service @rest', async () => {
    const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
    await act(() => asAdmin(() => addService('Ration Card')));
    await screen.findByRole('option', { name: 'Ration Card' });
    await user.selectOptions(screen.getByLabelText('Service Required'), 'Birth Certificate');
    await screen.findByLabelText(/^Other papers/);
    await user.selectOptions(screen.getByLabelText('Service Required'), 'Ration Card');
    await user.type(await screen.findByLabelText('Application Details'), 'For school.');
    await user.click(screen.getByRole('button', { name: 'Submit Application' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByLabelText('I certify that all information provided is accurate'));
    await user.click(screen.getByRole('button', { name: 'Submit Application' }));
    expect(await screen.findByText('Application Submitted!')).toBeVisible();
  });

  it('searches the services @rest', async () => {
    const { user } = renderPortal(<Area />, { path: '/user/search', session: 'user' });
    await user.type(await screen.findByRole('searchbox'), 'birth');
    expect(await screen.findByText('Showing 1 of 10 services')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), ' nothing like it');
    expect(await screen.findByText('No services found')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Showing 10 of 10 services')).toBeVisible();
  });

  it.each([
    ['/user/dashboard', 'Dashboard Overview'],
    ['/user/applications', 'Application Status'],
    ['/user/profile', 'Profile'],
  ])('shows %s, and opens another page from it @rest', async (path, title) => {
    const { user } = renderPortal(<Area />, { path, session: 'user' });
    expect(await heading(new RegExp(`${title}|Asha`))).toBeVisible();
    const [search] = screen.getAllByRole('link', { name: 'Search' });
    if (search) await user.click(search);
    await waitFor(() => heading('Discover Services'));
  });
});
