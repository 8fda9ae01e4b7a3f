import { screen } from '@testing-library/react';
import { Button } from '../Button/Button';
import { renderUi } from '../testing/renderUi';
import { LoadingOverlay } from './LoadingOverlay';

it('announces that it is loading, and leaves the focus where it is', async () => {
  const { user, rerender } = renderUi(<Button>Sign In</Button>);
  await user.tab();
  rerender(
    <>
      <Button>Sign In</Button>
      <LoadingOverlay />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus();
});
