import { screen, within } from '@testing-library/react';
import { AreaHost } from 'shared-platform';
import { renderUi } from '../testing/renderUi';
import { AreaLayout } from './AreaLayout';
import { AreaNavigation } from './AreaNavigation';

const layout = (
  <AreaLayout navigation={<AreaNavigation title="User Services" entries={[]} />}>
    <h1>Discover Services</h1>
  </AreaLayout>
);

it('renders its work as the main part of the page, without the navigation (#19.7)', () => {
  const giveBack = jest.fn();
  const main = { id: 'main', take: jest.fn(() => giveBack) };
  const onLoadFailure = () => Promise.resolve(false);
  const { unmount } = renderUi(
    <AreaHost value={{ onLoadFailure, onCrash: () => undefined, main }}>{layout}</AreaHost>,
  );
  const work = screen.getByRole('main');
  expect(work).toHaveAttribute('id', 'main');
  expect(within(work).getByRole('heading', { name: 'Discover Services' })).toBeVisible();
  expect(within(work).queryByRole('navigation')).not.toBeInTheDocument();
  expect(main.take).toHaveBeenCalledTimes(1);
  expect(giveBack).not.toHaveBeenCalled();

  unmount();
  expect(giveBack).toHaveBeenCalledTimes(1);
});

it('leaves the main part to the shell if the shell does not pass it on', () => {
  renderUi(layout);
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
});
