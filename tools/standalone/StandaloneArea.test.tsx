import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { RequireRole, type Role } from 'shared-auth';
import { renderPortal } from '../testing/renderPortal';
import { StandaloneArea } from './StandaloneArea';

const area: Role = 'staff';

function App() {
  const { pathname } = useLocation();
  if (pathname === '/staff/login') return <h1>Staff login</h1>;
  return (
    <RequireRole role={area}>
      <h1>{pathname}</h1>
    </RequireRole>
  );
}

function renderStandalone(path: string, session?: Role) {
  return renderPortal(<StandaloneArea area={area} App={App} />, {
    path,
    ...(session ? { session } : {}),
  });
}

it.each(['/', '/admin/dashboard', '/elsewhere'])("opens the area's dashboard from %s", (path) => {
  renderStandalone(path, 'staff');
  expect(screen.getByRole('heading')).toHaveTextContent('/staff/dashboard');
});

it('opens the requested page of the area', () => {
  renderStandalone('/staff/tasks', 'staff');
  expect(screen.getByRole('heading')).toHaveTextContent('/staff/tasks');
});

it('shows what it is and who is signed in, and offers to sign out', async () => {
  const { user } = renderStandalone('/', 'staff');
  expect(screen.getByRole('banner')).toHaveTextContent('The staff area, by itself');
  expect(screen.getByRole('banner')).toHaveTextContent('Signed in as Asha Kulkarni');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Staff login');
  expect(screen.getByRole('button', { name: 'Sign in as Ravi Deshmukh' })).toBeVisible();
});
