import { act, screen, waitFor } from '@testing-library/react';
import { recordsInStorage } from '../../tools/testing/recordsInStorage';

beforeEach(recordsInStorage);

it('starts without the shell, at its dashboard and signed in @rest (#15.4)', async () => {
  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  await act(() => import('./standalone'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ravi');
  expect(window.location.pathname).toBe('/staff/dashboard');
  // The last write of the start: waiting for it leaves nothing running after the test.
  await waitFor(() => expect(localStorage.getItem('portal-sign-in-noted')).toMatch(/^staff /));
});
