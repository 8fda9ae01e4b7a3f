import { act, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderPortal, type RenderPortalOptions } from '../../../tools/testing/renderPortal';
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

const cards = [
  ['user', 'User Services', 'User', 'User Dashboard'],
  ['staff', 'Staff Panel', 'Staff', 'Staff Dashboard'],
  ['admin', 'Admin Portal', 'Admin', 'Admin Dashboard'],
] as const;

it('welcomes, and explains the three steps', () => {
  renderLanding();

  expect(screen.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'How It Works' })).getAllByRole(
    'listitem',
  );
  expect(steps.map((step) => step.textContent)).toEqual([
    'RegisterCreate your account with basic details',
    'ApplySubmit applications for required services',
    'TrackMonitor your application status in real-time',
  ]);
});

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
