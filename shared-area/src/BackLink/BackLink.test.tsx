import { screen } from '@testing-library/react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { BackLink } from './BackLink';

function List() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return (
    <>
      <p>List with {JSON.stringify(state)}</p>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

describe('BackLink', () => {
  it('shows its text, passes its state on to the page it leads to, and leaves its own page in the history', async () => {
    const { user } = renderPortal(
      <Routes>
        <Route
          path="/entry"
          element={
            <BackLink to="/list?status=open" state={{ from: 'entry' }}>
              Back to the list
            </BackLink>
          }
        />
        <Route path="/list" element={<List />} />
      </Routes>,
      { path: '/entry' },
    );
    const link = screen.getByRole('link', { name: 'Back to the list' });
    expect(link).toHaveAttribute('href', '/list?status=open');
    await user.click(link);
    expect(screen.getByText('List with {"from":"entry"}')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  });
});
