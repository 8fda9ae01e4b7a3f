import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { FailedState } from './FailedState';

it('announces at once what failed, and tries again on request', async () => {
  const onRetry = jest.fn();
  const { user } = renderUi(
    <FailedState title="Your tasks could not be shown" onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Your tasks could not be shown');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
