import { act, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderPortal, type RenderPortalOptions } from '../../../tools/testing/renderPortal';
import { landingParts } from './landingParts';
import { LandingPage } from './LandingPage';

jest.mock('../areas/preloadArea');

function Elsewhere() {
  const { pathname } = useLocation();
  return <h1>{pathname}</h1>;
}

function renderLanding(options?: RenderPortalOptions) {
  return renderPortal(
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { path: '/', ...options },
  );
}

/** Includes the parts that wait for their code: React continues with them only inside `act`. */
const renderWhole = (options?: RenderPortalOptions) =>
  act(async () => {
    renderLanding(options);
    await Promise.all(Object.values(landingParts).map(({ load }) => load()));
  });

const cards = [
  ['user', 'User Services', 'User', 'User Dashboard'],
  ['staff', 'Staff Panel', 'Staff', 'Staff Dashboard'],
  ['admin', 'Admin Portal', 'Admin', 'Admin Dashboard'],
] as const;

it('shows a welcome, and explains the three steps', async () => {
  await renderWhole();

  expect(screen.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  const region = screen.getByRole('region', { name: 'How It Works' });
  const steps = within(region).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'RegisterCreate your account with basic details',
    'ApplySubmit applications for required services',
    'TrackMonitor your application status in real-time',
  ]);
});

it('lists the services with days and fee, each with a link to its page (#19.1)', async () => {
  await renderWhole();

  const board = screen.getByRole('region', { name: 'Services you can apply for' });
  const rows = within(board).getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[2]).toHaveTextContent(/^Income Certificate.*15 working days.*₹30$/);
  expect(rows[0]).toHaveTextContent(/7 working days.*Free$/);
  expect(within(board).getByRole('link', { name: 'Income Certificate' })).toHaveAttribute(
    'href',
    '/services/income-certificate',
  );
});

it('links to the services and to the tracking of an application (#19.1)', async () => {
  await renderWhole();

  const board = within(screen.getByRole('region', { name: 'Services you can apply for' }));
  expect(board.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
  expect(board.getByRole('link', { name: 'Track an application' })).toHaveAttribute(
    'href',
    '/track',
  );
});

it('offers an account and a login to a visitor without a session (#19.1)', () => {
  renderLanding();

  expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute(
    'href',
    '/user/register',
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/user/login');
});

it.each([
  ['user', 'Apply for a service', '/user/apply'],
  ['staff', 'Open the work list', '/staff/worklist'],
  ['admin', 'Review applications', '/admin/applications'],
] as const)(
  'greets a signed-in %s and links to the next step (#19.1)',
  async (role, next, path) => {
    await renderWhole({ session: role });

    expect(screen.getByText('Welcome back, Asha Kulkarni')).toBeVisible();
    expect(screen.getByRole('link', { name: next })).toHaveAttribute('href', path);
    expect(screen.queryByRole('link', { name: 'Create your account' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Services you can apply for' })).toBeVisible();
  },
);

describe.each(cards)('the card of the %s area', (role, title, name, dashboardLabel) => {
  afterEach(() => jest.useRealTimers());

  it('asks a visitor without a session to log in, and then leads there', async () => {
    jest.useFakeTimers();
    const { user } = renderLanding();
    const button = screen.getByRole('button', { name: `Access Portal: ${title}` });
    expect(button).toHaveTextContent(/^Access Portal$/);

    await user.click(button);

    expect(screen.getByRole('alert')).toHaveTextContent(`Please login as ${name} first`);
    act(() => jest.advanceTimersByTime(1500));
    expect(screen.getByRole('heading', { name: `/${role}/login` })).toBeVisible();
  });

  it('leads a visitor with a session to the dashboard', async () => {
    const { user } = renderLanding({ session: role });

    await user.click(screen.getByRole('button', { name: dashboardLabel }));

    expect(screen.getByRole('heading', { name: `/${role}/dashboard` })).toBeVisible();
  });
});
