import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { PageHeading } from 'shared-ui';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { RouteFocus } from './RouteFocus';

let showLatePage: () => void;
let crash: () => void;

function CrashingPage() {
  const [hasCrashed, setHasCrashed] = useState(false);
  useEffect(() => {
    crash = () => setHasCrashed(true);
  }, []);
  return hasCrashed ? (
    <PageHeading key="crashed">There is a problem</PageHeading>
  ) : (
    <PageHeading key="page">Tasks</PageHeading>
  );
}

function LatePage() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    showLatePage = () => setIsThere(true);
  }, []);
  return isThere ? <PageHeading>Late page</PageHeading> : <p>Loading…</p>;
}

function renderPages() {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  return renderPortal(
    <>
      <main>
        <Link to="/login">to the login</Link>
        <Link to="/late">to the late page</Link>
        <Link to="/tasks">to the tasks</Link>
        <Link to="/?page=2">to the second page of the list</Link>
        <Routes>
          <Route path="/" element={<PageHeading>Start</PageHeading>} />
          <Route
            path="/login"
            element={
              <PageHeading documentTitle="Sign in to User Services">Welcome Back</PageHeading>
            }
          />
          <Route path="/late" element={<LatePage />} />
          <Route path="/tasks" element={<CrashingPage />} />
        </Routes>
      </main>
      <RouteFocus />
    </>,
    { path: '/' },
  );
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

it('sets the title of the first page and leaves the focus where the browser put it', () => {
  renderPages();

  expect(document.title).toBe('Start – Village Council Portal');
  expect(heading('Start')).not.toHaveFocus();
});

it('moves the focus to the heading of the new page, and sets its title', async () => {
  const { user } = renderPages();

  await user.click(screen.getByRole('link', { name: 'to the login' }));

  expect(heading('Welcome Back')).toHaveFocus();
  expect(document.title).toBe('Sign in to User Services – Village Council Portal');
});

it('waits for a page that loads late', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'to the late page' }));

  await act(async () => {
    showLatePage();
    await Promise.resolve();
  });

  expect(heading('Late page')).toHaveFocus();
  expect(document.title).toBe('Late page – Village Council Portal');
});

it('leaves the focus alone when only the search in the address changes', async () => {
  const { user } = renderPages();
  const link = screen.getByRole('link', { name: 'to the second page of the list' });

  await user.click(link);

  expect(link).toHaveFocus();
});

it('moves the focus to a heading that replaces the focused one (#15.5)', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'to the tasks' }));

  act(() => crash());
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toHaveFocus(),
  );
});

it('leaves the focus where the visitor has moved it meanwhile', async () => {
  const { user } = renderPages();
  await user.click(screen.getByRole('link', { name: 'to the tasks' }));
  screen.getByRole('link', { name: 'to the login' }).focus();

  act(() => crash());
  await screen.findByRole('heading', { name: 'There is a problem' });
  expect(screen.getByRole('link', { name: 'to the login' })).toHaveFocus();
});
