import { screen } from '@testing-library/react';
import { renderPortal } from '../../../tools/testing/render-portal';
import { AreaOutlet } from './AreaOutlet';
import { loadArea } from './load-area';

jest.mock('./load-area', () => ({ loadArea: jest.fn(), findLoadedArea: () => undefined }));

const loading = jest.mocked(loadArea);

beforeEach(() => loading.mockReset());

it('shows the area once it is there', async () => {
  loading.mockResolvedValue({ App: () => <h1>Staff work</h1> });
  renderPortal(<AreaOutlet area="staff" />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading Staff Panel…');
  expect(await screen.findByRole('heading', { name: 'Staff work' })).toBeVisible();
});

it("names the area that does not load, and heals on 'Try again' without a reload", async () => {
  loading.mockRejectedValueOnce(new Error('refused'));
  const { user } = renderPortal(<AreaOutlet area="staff" />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Staff Panel is not available right now',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Staff Panel' })).toBeVisible();

  loading.mockResolvedValueOnce({ App: () => <h1>Staff work</h1> });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Staff work' })).toBeVisible();
});

it('keeps an error thrown while the area renders inside the area, and renders it anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  loading.mockResolvedValue({
    App: () => {
      if (isBroken) throw new Error('a fault in the area');
      return <h1>Staff work</h1>;
    },
  });
  const { user } = renderPortal(
    <>
      <p>The rest of the page</p>
      <AreaOutlet area="staff" />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Staff Panel ran into a problem');
  expect(screen.getByText('The rest of the page')).toBeVisible();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByRole('heading', { name: 'Staff work' })).toBeVisible();
});
