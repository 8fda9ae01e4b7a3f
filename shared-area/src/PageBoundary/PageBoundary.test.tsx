import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component, type ComponentType, useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { AreaHost } from 'shared-platform';
import { LazyPage } from 'shared-ui';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { PageBoundary } from './PageBoundary';

const fault = new Error('a fault in a page');
let isBroken: boolean;

function ThrowsInRender() {
  if (isBroken) throw fault;
  return <h1>The broken page</h1>;
}

function ThrowsInEffect() {
  useEffect(() => {
    if (isBroken) throw fault;
  });
  return <h1>The broken page</h1>;
}

class LoopsForEver extends Component {
  override state = { count: 0 };
  override componentDidMount() {
    this.goOn();
  }
  override componentDidUpdate() {
    this.goOn();
  }
  private goOn() {
    if (isBroken) this.setState({ count: this.state.count + 1 });
  }
  override render() {
    return <h1>The broken page</h1>;
  }
}

const loadLater = () => Promise.resolve(ThrowsInRender);
const Lazy = () => <LazyPage load={loadLater} props={{}} />;

const onCrash = jest.fn();

function openArea(Page: ComponentType = ThrowsInRender, path = '/broken') {
  const host = { onLoadFailure: () => Promise.resolve(false), onCrash };
  return renderPortal(
    <AreaHost value={host}>
      <nav>
        <Link to="/broken">Broken</Link>
        <Link to="/broken?page=2">Second</Link>
        <Link to="/sound">Sound</Link>
      </nav>
      <PageBoundary>
        <Routes>
          <Route path="/broken" element={<Page />} />
          <Route path="/sound" element={<h1>The sound page</h1>} />
        </Routes>
      </PageBoundary>
    </AreaHost>,
    { path },
  );
}

const follow = (name: string) => screen.getByRole('link', { name });
const theFailure = () => screen.findByRole('alert');
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

beforeEach(() => {
  isBroken = true;
  onCrash.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('PageBoundary (#15.5)', () => {
  it.each([
    ['in its rendering', ThrowsInRender, fault],
    ['in an effect', ThrowsInEffect, fault],
    ['after it was loaded', Lazy, fault],
    [
      'by a loop',
      LoopsForEver,
      expect.objectContaining({ message: expect.stringContaining('update depth') as string }),
    ],
  ])('keeps the menu when a page fails %s, and reports it', async (_how, Page, error) => {
    const { container } = openArea(Page);

    expect(await theFailure()).toHaveTextContent('This page stopped working');
    expect(heading('There is a problem with this page')).toBeVisible();
    expect(follow('Sound')).toBeVisible();
    expect(onCrash.mock.calls).toEqual([[error]]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it("renders the page again on 'Try again'", async () => {
    const { user } = openArea();
    await theFailure();

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(heading('The broken page')).toBeVisible();
  });

  it('shows the error again if the page still fails, and offers another try', async () => {
    const { user } = openArea();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await theFailure()).toBeVisible();

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(heading('The broken page')).toBeVisible();
  });

  it('clears the error when the visitor opens another page, also if they come back', async () => {
    const { user } = openArea();
    await theFailure();

    await user.click(follow('Sound'));
    expect(heading('The sound page')).toBeVisible();

    await user.click(follow('Broken'));
    expect(await theFailure()).toBeVisible();
    isBroken = false;
    await user.click(follow('Sound'));
    await user.click(follow('Broken'));
    expect(heading('The broken page')).toBeVisible();
  });

  it.each([['Broken'], ['Second']])('clears the error by the link %s to the page', async (link) => {
    const { user } = openArea();
    await theFailure();
    isBroken = false;

    await user.click(follow(link));

    expect(heading('The broken page')).toBeVisible();
  });

  it('shows the error when a visitor goes from a working page to a broken one', async () => {
    const { user } = openArea(ThrowsInRender, '/sound');

    await user.click(follow('Broken'));

    expect(await theFailure()).toBeVisible();
    expect(follow('Sound')).toBeVisible();
  });

  it('keeps the state of a page when only the search in the address changes', async () => {
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return isOpen ? <h1>Open</h1> : <button onClick={() => setIsOpen(true)}>Open it</button>;
    }
    const { user } = openArea(Page);
    await user.click(screen.getByRole('button', { name: 'Open it' }));
    await user.click(follow('Second'));
    expect(heading('Open')).toBeVisible();
  });
});
