import { screen } from '@testing-library/react';
import { type ComponentType, use, useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { AreaHost } from 'shared-platform';
import { styled } from 'styled-components';
import { renderPortal } from '../../../tools/testing/renderPortal';
import type { AreaName } from './area';
import { AreaOutlet } from './AreaOutlet';
import { noteBuildShown } from './buildHistory';
import { type Areas, createAreas } from './createAreas';
import { loadArea } from './loadArea';

jest.mock('./loadArea', () => ({ loadArea: jest.fn() }));

let mockAreas: Areas;
jest.mock('./areas', () => ({
  get areas() {
    return mockAreas;
  },
}));

const loading = jest.mocked(loadArea);
const build = (App: ComponentType, version = '1.4.2+new') => ({
  App,
  entry: 'https://area.example/mf-manifest.json',
  version,
});
const Work = () => <h1>The work of the area</h1>;
const theWork = () => screen.findByRole('heading', { name: 'The work of the area' });

beforeEach(() => {
  loading.mockReset();
  mockAreas = createAreas(loadArea);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function renderArea(area: AreaName) {
  return renderPortal(
    <>
      <p>The rest of the page</p>
      <Link to="/elsewhere">Elsewhere</Link>
      <AreaOutlet area={area} />
    </>,
  );
}

it("names the area that does not load, and recovers on 'Try again' without a reload", async () => {
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

it('removes the styles of an area together with the area (#15.6)', async () => {
  const Coloured = styled.h1`
    color: rgb(1, 2, 3);
  `;
  const App = () => <Coloured>The work of the area</Coloured>;
  loading.mockResolvedValue(build(App));
  const { user } = renderPortal(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/" element={<AreaOutlet area="staff" />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </>,
  );
  expect(await theWork()).toHaveStyle({ color: 'rgb(1, 2, 3)' });
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText('Another page')).toBeVisible();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(rules.filter(({ cssText }) => cssText.includes('rgb(1, 2, 3)'))).toEqual([]);
});

/** Simulates that the newest build has run here for longer than its first seconds without a crash. */
function runsWellSince() {
  noteBuildShown('user', '1.4.2+new');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
}

describe('a screen that throws', () => {
  let isBroken: boolean;
  beforeEach(() => {
    isBroken = true;
    runsWellSince();
  });

  function Screen() {
    if (isBroken) throw new Error('a fault in a screen');
    return <Work />;
  }
  function App() {
    const [isOpen, setIsOpen] = useState(false);
    return isOpen ? <Screen /> : <button onClick={() => setIsOpen(true)}>Open the screen</button>;
  }

  async function openBroken() {
    loading.mockResolvedValue(build(App));
    const { user } = renderArea('user');
    await user.click(await screen.findByRole('button', { name: 'Open the screen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('User Services ran into a problem');
    isBroken = false;
    return user;
  }

  it("shows its error inside the area, and renders again on 'Try again'", async () => {
    const user = await openBroken();
    expect(screen.getByText('The rest of the page')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('button', { name: 'Open the screen' }));
    expect(await theWork()).toBeVisible();
  });

  it('disappears when the visitor navigates elsewhere (#15.5)', async () => {
    const user = await openBroken();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByRole('button', { name: 'Open the screen' })).toBeVisible();
  });
});

function ThrowsInRender(): never {
  throw new Error('in its rendering');
}
function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('in an effect');
  }, []);
  return <p>Broken</p>;
}
/** Reports the error like the boundary of a page. */
function HasBrokenPage() {
  const { onCrash } = use(AreaHost);
  useEffect(() => onCrash(new Error('in a page')), [onCrash]);
  return <p>The menu, and a page that crashed</p>;
}

it.each([
  ['throws at its start', ThrowsInRender],
  ['throws in an effect', ThrowsInEffect],
  ['has a page that crashes', HasBrokenPage],
])('falls back to the build before one that %s (#15.5)', async (_how, Broken) => {
  loading
    .mockResolvedValueOnce(build(Broken))
    .mockResolvedValueOnce(build(Work, '1.4.1+old'))
    .mockRejectedValue(new Error('asked for too often'));
  renderArea('admin');

  expect(await theWork()).toBeVisible();
  expect(loading.mock.calls).toEqual([
    ['admin', new Set()],
    ['admin', new Set(['1.4.2+new'])],
  ]);
});

it('leaves a page that crashes later to its own boundary (#15.5)', async () => {
  runsWellSince();
  loading.mockResolvedValue(build(HasBrokenPage));
  renderArea('user');

  expect(await screen.findByText('The menu, and a page that crashed')).toBeVisible();
  // Another build may be deployed by now; this one is not rejected.
  expect(loading.mock.calls).toEqual([
    ['user', new Set()],
    ['user', new Set()],
  ]);
  expect(screen.getByText('The menu, and a page that crashed')).toBeVisible();
});
