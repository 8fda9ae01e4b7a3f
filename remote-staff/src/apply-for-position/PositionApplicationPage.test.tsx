import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Link } from 'react-router-dom';
import { readSession, useAuth } from 'shared-auth';
import { findPositionDraft, savePositionDraft, type PositionValues } from 'shared-data';
import { positionFields } from 'shared-data/model';
import { recordsInStorage } from '../../../tools/testing/recordsInStorage';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { hasUnsavedWork } from 'shared-platform';
import { pdf } from '../../../tools/testing/paperFiles';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();

async function open() {
  const view = renderPortal(<StaffArea />, { path: '/staff/applications', session: 'staff' });
  await screen.findByRole('group', { name: 'Personal Information' });
  return view;
}

const resume = () => new File([pdf()], 'cv.pdf', { type: 'application/pdf' });

async function fillIn(user: UserEvent) {
  for (const [label, text] of [
    ['Full Name', 'Zoya Khan'],
    ['Email Address', 'zoya@example.com'],
    ['Phone Number', '+91 98000 00000'],
    ['Date of Birth', '1990-02-03'],
    ['Street Address', '4 Temple Road'],
    ['City', 'Wadgaon'],
    ['State', 'Maharashtra'],
    ['ZIP Code', '411001'],
    ['Years of Experience', '7'],
    ['Skills', 'Registers'],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
  await user.selectOptions(screen.getByLabelText('Country'), 'India');
  await user.selectOptions(screen.getByLabelText('Position'), 'Support');
  await user.selectOptions(screen.getByLabelText('Department'), 'Operations');
  await user.upload(screen.getByLabelText('Resume'), resume());
}

it('lets the browser autofill one line of the address (#13.8)', async () => {
  await open();
  expect(screen.getByLabelText('Street Address')).toHaveAttribute('autocomplete', 'address-line1');
});

it('opens the numeric keyboard for a PIN code, and the text keyboard for codes of other countries (#20.5)', async () => {
  const { user } = await open();
  const code = screen.getByLabelText('ZIP Code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await user.selectOptions(screen.getByLabelText('Country'), 'India');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await user.selectOptions(screen.getByLabelText('Country'), 'United Kingdom');
  expect(code).toHaveAttribute('inputmode', 'text');
});

it('shows its three sections and a link back', async () => {
  const { container } = await open();
  expect(
    screen
      .getAllByRole('group')
      .map((group) => within(group).getAllByText(/Information$/)[0]?.textContent),
  ).toEqual(['Personal Information', 'Address Information', 'Position Information']);
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
    'href',
    '/staff/dashboard',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('lists every missing field in a summary that takes the focus', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(14);
  await user.click(within(summary).getByRole('link', { name: 'Enter your city or village' }));
  expect(screen.getByLabelText('City')).toHaveFocus();
});

it('shows why a resume is refused, and keeps the other fields @rest', async () => {
  const { user } = await open();
  await fillIn(user);
  await user.click(await screen.findByRole('button', { name: 'Remove cv.pdf' }));
  const large = Object.defineProperty(resume(), 'size', { value: 6 * 1024 * 1024 });
  await user.upload(screen.getByLabelText('Resume'), large);
  expect(await screen.findByText(/^Not added: .* the limit is 5 MB/)).toBeVisible();
  expect(await screen.findByText(/^cv\.pdf\. Not added: .* the limit is 5 MB/)).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Resume'), new File(['MZ'], 'cv.pdf'));
  expect(await screen.findByText(/^Not added: this is not really a PDF file/)).toBeVisible();
  const locked = new File([pdf('/Encrypt 9 0 R')], 'cv.pdf');
  await user.upload(screen.getByLabelText('Resume'), locked);
  expect(await screen.findByText(/^Not added: .*locked with a password/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByRole('link', { name: 'Choose your resume' })).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Zoya Khan');
});

it('saves a draft with its resume, restores it, and discards it @rest', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Full Name'), 'Zoya');
  await user.type(screen.getByLabelText('Years of Experience'), 'x');
  await user.upload(screen.getByLabelText('Resume'), resume());
  await screen.findByRole('button', { name: 'Show cv.pdf larger' });
  expect(hasUnsavedWork()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText(/Your draft was saved/)).toBeVisible();
  expect(hasUnsavedWork()).toBe(false);

  cleanup();
  const { user: later } = await open();
  expect(screen.getByText(/This is your draft/)).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Zoya');
  expect(screen.getByLabelText('Years of Experience')).toHaveValue('x');
  expect(screen.getByText('cv.pdf')).toBeVisible();

  await later.click(screen.getByRole('button', { name: 'Discard draft' }));
  const dialog = screen.getByRole('dialog', { name: 'Discard this draft?' });
  await later.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText('The draft was discarded.')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
});

it('submits the application once its errors are corrected, shows its number and empties the form @rest', async () => {
  const { user } = await open();
  await fillIn(user);
  await screen.findByRole('button', { name: 'Show cv.pdf larger' });
  const years = screen.getByLabelText('Years of Experience');
  await user.clear(years);
  await user.type(years, '51');
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByRole('link', { name: /whole number from 0 to 50/ })).toBeVisible();
  await user.clear(years);
  await user.type(years, '5');
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByText(/Its number is #POS-\d{4}-001/)).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('');
  expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
});

describe('a half-filled form (#15.5)', () => {
  const menu = (name: string) => screen.getByRole('link', { name });
  const skills = () => screen.findByLabelText('Skills');

  it('keeps what was typed when the clerk leaves by the menu and returns, until it is discarded or submitted @rest', async () => {
    const { user } = await open();
    await fillIn(user);
    await screen.findByRole('button', { name: 'Show cv.pdf larger' });
    await user.click(menu('Tasks'));
    await screen.findByRole('heading', { level: 1, name: 'Tasks' });
    await user.click(menu('Application Form'));
    expect(await skills()).toHaveValue('Registers');
    expect(screen.getByText('cv.pdf')).toBeVisible();
    expect(hasUnsavedWork()).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Submit Application' }));
    await waitFor(async () => expect(await skills()).toHaveValue(''));
    await user.click(menu('Tasks'));
    await screen.findByRole('heading', { level: 1, name: 'Tasks' });
    await user.click(menu('Application Form'));
    expect(await skills()).toHaveValue('');
  });

  function Session() {
    const { logout, loginStaff } = useAuth();
    return (
      <>
        <button onClick={() => logout()}>Sign out</button>
        <button
          onClick={() =>
            void loginStaff({ name: 'Asha', email: 'asha@example.com', password: 'x' })
          }
        >
          Sign in
        </button>
        <Link to="/staff/applications">To the form</Link>
      </>
    );
  }

  it('starts empty for the next person after a sign-out', async () => {
    const ui = (
      <>
        <Session />
        <StaffArea />
      </>
    );
    const { user } = renderPortal(ui, { path: '/staff/applications' });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(menu('To the form'));
    await user.type(await skills(), 'Registers');

    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByText('The landing page');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(menu('To the form'));
    expect(await skills()).toHaveValue('');
  });
});

describe('a form that is open in two tabs (#44.12)', () => {
  const name = () => screen.getByLabelText('Full Name');

  /** What another tab of the same clerk does with the draft. */
  async function saveInOtherTab(fullName: string) {
    const { uid } = readSession() ?? {};
    if (uid === undefined) throw new Error('Nobody is signed in.');
    const values = { ...Object.fromEntries(positionFields.map((field) => [field, ''])), fullName };
    const draft = { id: 'other', values: values as PositionValues, resume: null };
    await savePositionDraft(uid, draft);
    return uid;
  }

  async function openAndType() {
    const view = await open();
    await view.user.type(name(), 'Zoya');
    return view;
  }

  it('tells the clerk, saves nothing over the other draft, and opens that one on request @rest', async () => {
    const { user } = await openAndType();
    const uid = await saveInOtherTab('Meera');
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed.* in another tab/);
    expect(screen.queryByText(/Your draft was saved/)).not.toBeInTheDocument();
    expect((await findPositionDraft(uid))?.values.fullName).toBe('Meera');

    await user.click(screen.getByRole('button', { name: 'Continue with the other version' }));
    expect(await screen.findByText(/This is your draft/)).toBeVisible();
    expect(name()).toHaveValue('Meera');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('blames no other tab for a draft that the browser has lost, and saves it anew @rest (#44.13)', async () => {
    recordsInStorage();
    const { user } = await openAndType();
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    await screen.findByText(/Your draft was saved/);
    await act(async () => {
      await new Promise((resolve) => {
        indexedDB.deleteDatabase('village-council').onsuccess = resolve;
      });
    });
    await user.type(name(), ' Khan');
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    const { uid = '' } = readSession() ?? {};
    await waitFor(async () =>
      expect((await findPositionDraft(uid))?.values.fullName).toBe('Zoya Khan'),
    );
    expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument();
  });

  it('saves its own version in place of the other one, once the clerk has chosen it @rest', async () => {
    const { user } = await openAndType();
    const uid = await saveInOtherTab('Meera');
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    await user.click(await screen.findByRole('button', { name: 'Continue with this version' }));
    expect(await screen.findByText(/Your draft was saved/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect((await findPositionDraft(uid))?.values.fullName).toBe('Zoya');
  });

  it('tells the clerk as soon as the tab is shown again @rest', async () => {
    await openAndType();
    await saveInOtherTab('Meera');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed.* in another tab/);
    expect(name()).toHaveValue('Zoya');
  });

  it('submits nothing before the clerk has chosen @rest', async () => {
    const { user } = await open();
    await fillIn(user);
    await screen.findByRole('button', { name: 'Show cv.pdf larger' });
    const uid = await saveInOtherTab('Meera');
    await user.click(screen.getByRole('button', { name: 'Submit Application' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed.* in another tab/);
    expect(screen.queryByText('Application submitted')).not.toBeInTheDocument();
    expect((await findPositionDraft(uid))?.values.fullName).toBe('Meera');
    expect(name()).toHaveValue('Zoya Khan');
  });
});
