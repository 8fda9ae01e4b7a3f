import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { Announcing } from './Announcer.examples';

it('says the same words again when they are true again', async () => {
  const { user } = renderUi(<Announcing />);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const first = screen.getByText('Application approved');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(screen.getByRole('status')).toHaveTextContent('Application approved');
  expect(screen.getByText('Application approved')).not.toBe(first);
});
