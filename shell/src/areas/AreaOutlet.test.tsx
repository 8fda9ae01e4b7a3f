import { screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { renderPortal } from '../../../tools/testing/renderPortal';
import type { AreaName } from './area';
import { AreaOutlet } from './AreaOutlet';
import { loadArea } from './loadArea';

jest.mock('./loadArea', () => ({ loadArea: jest.fn() }));

const loading = jest.mocked(loadArea);
const build = (App: ComponentType, entry = 'https://area.example/mf-manifest.json') => ({
  App,
  entry,
  version: '1.4.2',
});
const Work = () => <h1>The work of the area</h1>;
const theWork = () => screen.findByRole('heading', { name: 'The work of the area' });

// The areas of a page are kept for its lifetime, so each test enters an area of its own.
beforeEach(() => {
  loading.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function renderArea(area: AreaName) {
  return renderPortal(
    <>
      <p>The rest of the page</p>
      <AreaOutlet area={area} />
    </>,
  );
}

it("names the area that does not load, and heals on 'Try again' without a reload", async () => {
  loading.mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce(build(Work));
  const { user } = renderArea('staff');
  expect(screen.getByRole('status')).toHaveTextContent('Loading Staff Panel…');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Staff Panel is not available right now',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Staff Panel' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await theWork()).toBeVisible();
});

it('keeps an error of a screen inside the area, and renders it anew', async () => {
  let isBroken = true;
  function Screen() {
    if (isBroken) throw new Error('a fault in a screen');
    return <Work />;
  }
  function App() {
    const [isOpen, setIsOpen] = useState(false);
    return isOpen ? <Screen /> : <button onClick={() => setIsOpen(true)}>Open the screen</button>;
  }
  loading.mockResolvedValue(build(App));
  const { user } = renderArea('user');

  await user.click(await screen.findByRole('button', { name: 'Open the screen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('User Services ran into a problem');
  expect(screen.getByText('The rest of the page')).toBeVisible();
  expect(loading).toHaveBeenCalledTimes(1);

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(screen.getByRole('button', { name: 'Open the screen' }));
  expect(await theWork()).toBeVisible();
});

it('takes the build before one that throws at its start', async () => {
  const Broken = () => {
    throw new Error('at start');
  };
  loading
    .mockResolvedValueOnce(build(Broken))
    .mockResolvedValueOnce(build(Work, 'https://area.example/previous/mf-manifest.json'));
  renderArea('admin');

  expect(await theWork()).toBeVisible();
  expect(loading).toHaveBeenLastCalledWith(
    'admin',
    new Set(['https://area.example/mf-manifest.json']),
  );
});
