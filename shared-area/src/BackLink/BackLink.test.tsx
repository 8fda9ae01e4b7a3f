import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { BackLink } from './BackLink';

function List() {
  const { state } = useLocation() as { state: unknown };
  return <p>List with {JSON.stringify(state)}</p>;
}

describe('BackLink', () => {
  it('shows its text, and passes its state on to the page it leads to', async () => {
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
  });
});
