import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useAuth } from 'shared-auth';
import { forgetKeptWork, hasUnsavedWork, noteKeptWork, useUnsavedWork } from 'shared-platform';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { confirmLogout, noteUnsavedWords, withdrawQuestion } from './confirmLogout';
import { SignOutQuestion } from './SignOutQuestion';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const discarded = () => Promise.resolve(true);

async function ask(waiting: string, discard = discarded) {
  localStorage.setItem('portal-outbox', waiting);
  const leave = jest.fn();
  const view = renderPortal(<SignOutQuestion discard={discard} />);
  act(() => confirmLogout(leave));
  await screen.findByRole('dialog', { name: 'Sign out before everything is sent?' });
  return { ...view, leave };
}

it.each([null, '0', 'nonsense'])('signs out at once where %p is left to be sent', (waiting) => {
  if (waiting !== null) localStorage.setItem('portal-outbox', waiting);
  const leave = jest.fn();
  renderPortal(<SignOutQuestion discard={discarded} />);
  act(() => confirmLogout(leave));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['1', /1 application has not been sent yet.*it is discarded/],
  ['3', /3 applications have not been sent yet.*they are discarded/],
])('asks first where %s would be lost', async (waiting, text) => {
  const { leave, container } = await ask(waiting);
  expect(screen.getByRole('dialog')).toHaveTextContent(text);
  expect(leave).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

it('asks where only the tab had room for the number (#44.13)', async () => {
  sessionStorage.setItem('portal-outbox', '1');
  renderPortal(<SignOutQuestion discard={discarded} />);
  const leave = jest.fn();
  act(() => confirmLogout(leave));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/1 application/);
  expect(leave).not.toHaveBeenCalled();
  act(() => withdrawQuestion());
});

it('stays on request, and can be asked again', async () => {
  const { user, leave } = await ask('1');
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
  act(() => confirmLogout(leave));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
});

it('notifies the caller that the person stays', async () => {
  localStorage.setItem('portal-outbox', '1');
  const [leave, stay] = [jest.fn(), jest.fn()];
  const { user } = renderPortal(<SignOutQuestion discard={discarded} />);
  act(() => confirmLogout(leave, stay));
  await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  expect(stay).toHaveBeenCalledTimes(1);
  expect(leave).not.toHaveBeenCalled();
});

it('signs out after taking back what was sent (#12.9)', async () => {
  let takenBack: (isAll: boolean) => void = () => undefined;
  const discard = jest.fn(() => new Promise<boolean>((resolve) => (takenBack = resolve)));
  const { user, leave } = await ask('1', discard);
  await user.dblClick(screen.getByRole('button', { name: 'Sign out and discard' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(/Taking back what was sent/);
  expect(discard).toHaveBeenCalledTimes(1);
  expect(leave).not.toHaveBeenCalled();
  await act(() => {
    takenBack(true);
    return Promise.resolve();
  });
  expect(leave).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['could not be taken back', () => Promise.resolve(false)],
  ['could not be requested', () => Promise.reject(new Error('offline'))],
])('reports that something %s before it signs out (#12.9)', async (_what, discard) => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user, leave } = await ask('1', discard);
  await user.click(screen.getByRole('button', { name: 'Sign out and discard' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Part of it may still be with the council',
  });
  expect(dialog).toHaveTextContent(/could not be taken back/);
  expect(leave).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

describe('unsaved input (#18)', () => {
  beforeEach(() => noteUnsavedWords(hasUnsavedWork, forgetKeptWork));

  function HalfFilledForm() {
    useUnsavedWork(true);
    return <input aria-label="Reason" />;
  }

  function signOut() {
    const [leave, stay, discard] = [jest.fn(), jest.fn(), jest.fn(discarded)];
    const view = renderPortal(
      <>
        <HalfFilledForm />
        <SignOutQuestion discard={discard} />
      </>,
    );
    act(() => confirmLogout(leave, stay));
    return { ...view, leave, stay, discard };
  }

  it('triggers a question before it is lost', async () => {
    const { user, container, leave, discard } = signOut();
    const dialog = await screen.findByRole('dialog', { name: 'Sign out without saving?' });
    expect(dialog).toHaveTextContent('your unsaved words will be lost');
    expect(leave).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Sign out without saving' }));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(discard).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays in the form when the person does not want to lose it', async () => {
    const { user, leave, stay } = signOut();
    await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    expect(stay).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });

  it('appears in the question together with the submissions that wait to be sent', async () => {
    localStorage.setItem('portal-outbox', '2');
    const { user, discard, leave } = signOut();
    const dialog = await screen.findByRole('dialog', {
      name: 'Sign out before everything is sent?',
    });
    expect(dialog).toHaveTextContent('2 applications have not been sent yet');
    expect(dialog).toHaveTextContent('your unsaved words will be lost');
    await user.click(screen.getByRole('button', { name: 'Sign out and discard' }));
    expect(discard).toHaveBeenCalledTimes(1);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('triggers the question even if its form is not on the page, until the session ends (#16.2)', async () => {
    function SignOut() {
      const { user, logout } = useAuth();
      return user && <button onClick={logout}>Sign out</button>;
    }
    const { user } = renderPortal(
      <>
        <SignOut />
        <SignOutQuestion discard={discarded} />
      </>,
      { session: 'staff' },
    );
    noteKeptWork('review', () => true);
    const leave = jest.fn();
    act(() => confirmLogout(leave));
    await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    expect(leave).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  });

  it('triggers no question once it is saved', () => {
    const leave = jest.fn();
    const { unmount } = renderPortal(<HalfFilledForm />);
    unmount();
    confirmLogout(leave);
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
