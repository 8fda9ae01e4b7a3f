import { act, screen, waitFor, within } from '@testing-library/react';
import {
  addService,
  AddressUnconfirmedError,
  DailyLimitError,
  OpenLimitError,
  openRecords,
  removeService,
  ServiceNotOfferedError,
} from 'shared-data';
import { activateLanguage } from 'shared-platform';
import { saveFile } from '../citizen/saveFile';
import { fileOf } from '../testing/files';
import { findMine } from '../testing/findMine';
import { asAdmin } from '../../../tools/testing/asAdmin';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { submitNow } from '../../../tools/testing/submitNow';
import { Area } from '../testing/Area';

jest.mock('../citizen/saveFile', () => ({ saveFile: jest.fn() }));

recordsForEachTest();
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type User = ReturnType<typeof renderPortal>['user'];

const submitButton = () => screen.findByRole('button', { name: 'Submit Application' });

/** Fills in the form for a service without questions. */
async function fillIn(user: User, details = 'For school admission.') {
  await act(() => asAdmin(() => addService('Ration Card')));
  await screen.findByRole('option', { name: 'Ration Card' });
  await user.selectOptions(screen.getByLabelText('Service Required'), 'Ration Card');
  await user.type(screen.getByLabelText('Application Details'), details);
  await user.click(screen.getByLabelText('I certify that all information provided is accurate'));
}

it('offers the five services, with none selected', async () => {
  renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  const select = await screen.findByLabelText('Service Required');
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Select a service...',
    'Birth Certificate',
    'Death Certificate',
    'Income Certificate',
    'Caste Certificate',
    'Residence Proof',
  ]);
  expect(select).toHaveValue('');
});

it('shows each missing field, with a message at the field and in a summary that takes the focus', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  await user.type(await screen.findByLabelText('Application Details'), '   ');
  await user.click(await submitButton());
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Select the service that you need',
    'Enter the details of your application',
    'Certify that all information provided is accurate',
  ]);
  expect(screen.getByLabelText('Service Required')).toBeInvalid();
  expect(screen.getByLabelText('Application Details')).toHaveAccessibleDescription(
    /Enter the details of your application/,
  );
  expect(summary.contains(document.activeElement)).toBe(true);
});

it('shows the confirmation for 3000 ms, then an empty form and the number', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  await fillIn(user);
  await user.upload(screen.getByLabelText('Supporting Documents'), [
    fileOf('pdf', 'card.pdf'),
    fileOf('png', 'me.png'),
  ]);
  await screen.findByText('me.png');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  await user.click(await submitButton());
  expect(await screen.findByText('Application Submitted!')).toBeVisible();
  expect(
    screen.getByText("Thank you for your submission. We'll process your request shortly."),
  ).toBeVisible();
  const notice = screen.getByText(/We have received your application #PAN-\d{4}-\d{3} for/);
  expect(notice).toBeVisible();
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByText('Application Submitted!')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Application Submitted!')).not.toBeInTheDocument();
  // The notice was neither moved nor mounted again: a link in it keeps the focus.
  expect(screen.getByText(/We have received your application .* for Ration Card/)).toBe(notice);
  expect(screen.getByText(/^Decision by \d{1,2} [A-Z][a-z]+ \d{4}$/)).toBeVisible();
  jest.useRealTimers();
  expect(await screen.findByLabelText('Application Details')).toHaveValue('');
  expect(screen.queryByText('card.pdf')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Print receipt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Follow it' })).toBeVisible();
  const [application, ...others] = await findMine();
  expect(application?.documents.map(({ name }) => name)).toEqual(['card.pdf', 'me.png']);
  expect(others).toEqual([]);
});

it('sends the active language of the portal (#20)', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  await fillIn(user);
  await act(() => activateLanguage('mr'));
  try {
    await user.click(await screen.findByRole('button', { name: 'अर्ज पाठवा' }));
    await waitFor(async () => expect(await findMine()).toMatchObject([{ language: 'mr' }]));
  } finally {
    await act(() => activateLanguage('en'));
  }
});

it('saves the day of the decision as a calendar file @rest (#19.3)', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  await fillIn(user);
  await user.click(await submitButton());
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  const [application] = await findMine();
  const [name, content, type] = jest.mocked(saveFile).mock.lastCall ?? [];
  const day = application?.deadline?.day ?? '';
  expect([name, type]).toEqual([`decision-${day}.ics`, 'text/calendar;charset=utf-8']);
  expect(content).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`);
  expect(content?.replaceAll('\r\n ', '')).toContain(
    'SUMMARY:Decision due today: Ration Card #PAN',
  );
});

it('keeps the notice until it is dismissed, and the focus with the page @rest (#19.3)', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  await fillIn(user);
  await user.click(await submitButton());
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/We have received/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('submits one application for two quick presses @rest', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  await fillIn(user);
  await user.dblClick(await submitButton());
  await screen.findByText('Application Submitted!');
  expect(await findMine()).toHaveLength(1);
});

it('refuses files individually and keeps the valid ones @rest', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  await fillIn(user);
  const field = screen.getByLabelText('Supporting Documents');
  await user.upload(field, [
    fileOf('pdf', 'card.pdf'),
    fileOf('exe', 'virus.pdf'),
    new File([], 'empty.pdf'),
    fileOf('pdf', 'big.pdf', 6 * 1024 * 1024),
  ]);
  const list = await screen.findByRole('list', { name: 'Chosen files' });
  await waitFor(() => expect(within(list).getAllByText(/Not added/)).toHaveLength(3));
  const problems = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(problems[1]).toContain('virus.pdfNot added: this is not really a PDF file.');
  expect(problems[2]).toContain('empty.pdfNot added: this file is empty.');
  expect(problems[3]).toContain('big.pdfNot added: this file is 6 MB; the limit is 5 MB.');
  await user.click(within(list).getByRole('button', { name: 'Remove virus.pdf' }));
  expect(within(list).queryByText('virus.pdf')).not.toBeInTheDocument();
  await user.click(await submitButton());
  await screen.findByText('Application Submitted!');
  const [application] = await findMine();
  expect(application?.documents.map(({ name }) => name)).toEqual(['card.pdf']);
});

it('accepts ten documents, and shows a message for the eleventh @rest', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  const numbers = Array.from({ length: 11 }, (_, index) => index + 1);
  await user.upload(
    await screen.findByLabelText('Supporting Documents'),
    numbers.map((number) => fileOf('pdf', `page-${number}.pdf`)),
  );
  const list = await screen.findByRole('list', { name: 'Chosen files' });
  const [refused, ...others] = within(list).getAllByText(/Not added/);
  expect(refused).toHaveTextContent('Not added: you can send at most 10 documents.');
  expect(refused?.closest('li')).toHaveTextContent('page-11.pdf');
  expect(others).toEqual([]);
  expect(await screen.findByText('Kept on this device as a draft.')).toBeVisible();
});

it('restores text and files after the page was closed, until the draft is discarded @rest', async () => {
  const first = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  await fillIn(first.user);
  await first.user.upload(screen.getByLabelText('Supporting Documents'), fileOf('pdf', 'card.pdf'));
  await screen.findByText('Kept on this device as a draft.');
  first.unmount();

  const second = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  expect(await screen.findByText(/This is your draft of/)).toBeVisible();
  expect(screen.getByLabelText('Application Details')).toHaveValue('For school admission.');
  expect(screen.getByLabelText('Service Required')).toHaveValue('Ration Card');
  expect(screen.getByText('card.pdf')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Discard draft' }));
  const dialog = screen.getByRole('dialog', { name: 'Discard this draft?' });
  await second.user.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(screen.queryByText('card.pdf')).not.toBeInTheDocument());
  second.unmount();

  renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  expect(await screen.findByLabelText('Application Details')).toHaveValue('');
});

it('shows that the storage is full, and keeps what was filled in', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  await fillIn(user);
  const { applications } = await openRecords();
  jest
    .spyOn(applications, 'submit')
    .mockRejectedValueOnce(Object.assign(new Error('full'), { name: 'StorageFullError' }));
  await user.click(await submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/no room left on this device/);
  expect(screen.getByLabelText('Application Details')).toHaveValue('For school admission.');
  expect(await findMine()).toEqual([]);
  await user.click(await submitButton());
  await screen.findByText('Application Submitted!');
  expect(await findMine()).toHaveLength(1);
});

it.each([
  [new DailyLimitError(), /today’s limit: 10 applications/],
  [new OpenLimitError(), /10 applications waiting for a decision/],
  [new ServiceNotOfferedError('Ration Card'), /does not offer this service any more/],
])(
  'explains why the council accepts no more for now, and keeps what was filled in (#12.13): %s @rest',
  async (refusal, why) => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
    await fillIn(user);
    const { applications } = await openRecords();
    jest.spyOn(applications, 'submit').mockRejectedValueOnce(refusal);
    await user.click(await submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(why);
    expect(screen.getByLabelText('Application Details')).toHaveValue('For school admission.');
  },
);

it('asks for a confirmed address at the form, and then accepts the application @rest (#12.13)', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const sendConfirmation = jest.fn(() => Promise.resolve());
  const { user } = renderPortal(<Area />, {
    path: '/user/apply',
    session: 'user',
    identity: { sendConfirmation },
  });
  await fillIn(user);
  const { applications } = await openRecords();
  jest.spyOn(applications, 'submit').mockRejectedValueOnce(new AddressUnconfirmedError());
  await user.click(await submitButton());
  const part = within(await screen.findByRole('group', { name: 'Confirm your email address' }));
  await user.click(part.getByRole('button', { name: 'Send the mail' }));
  expect(await part.findByText(/is on its way to/)).toBeVisible();
  expect(sendConfirmation).toHaveBeenCalledTimes(1);
  await user.click(part.getByRole('button', { name: 'I have confirmed' }));
  expect(await part.findByText('Your address is confirmed. Send it now.')).toBeVisible();
  expect(screen.getByLabelText('Application Details')).toHaveValue('For school admission.');
  await user.click(await submitButton());
  await screen.findByText('Application Submitted!');
  expect(await findMine()).toHaveLength(1);
});

it('shows that the application is saved on the device, and its number once it is sent @rest', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  await fillIn(user);
  await screen.findByText('Kept on this device as a draft.');
  const { applications, drafts } = await openRecords();
  const submit = jest
    .spyOn(applications, 'submit')
    .mockImplementationOnce(async ({ id, service }, { uid }) => {
      await drafts.discard(uid);
      return { kind: 'waiting', draftId: id, service };
    });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  await user.click(await submitButton());
  const confirmation = await screen.findByText('Your application is saved on this device');
  expect(confirmation.closest('[role=status]')).toHaveFocus();
  expect(screen.queryByText('Application Submitted!')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2999));
  expect(confirmation).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(confirmation).not.toBeInTheDocument();
  jest.useRealTimers();
  expect(screen.getByText(/for Ration Card is saved on this device/)).toBeVisible();
  expect(screen.getByText(/It gets a number when it is sent/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what is waiting to be sent' })).toHaveAttribute(
    'href',
    '/user/applications',
  );
  expect(await screen.findByLabelText('Application Details')).toHaveValue('');
  expect(screen.queryByText(/This is your draft/)).not.toBeInTheDocument();

  const [draft] = submit.mock.calls[0] ?? [];
  if (!draft) throw new Error('nothing was submitted');
  const asha = { uid: 'demo-user', name: 'Asha Kulkarni', email: 'asha@example.com' };
  const { number } = await act(() => submitNow(draft, asha));
  expect(
    await screen.findByText(`We have received your application ${number} for Ration Card.`),
  ).toBeVisible();
});

it('preselects the service from the address', async () => {
  renderPortal(<Area />, { path: '/user/apply?service=Caste%20Certificate', session: 'user' });
  expect(await screen.findByLabelText('Service Required')).toHaveValue('Caste Certificate');
});

it('offers services that an admin has added, and none that were removed', async () => {
  signInAs('admin');
  await addService('Ration Card');
  await removeService('1');
  renderPortal(<Area />, { path: '/user/apply', session: 'user' });
  const select = await screen.findByLabelText('Service Required');
  expect(within(select).getByRole('option', { name: 'Ration Card' })).toBeInTheDocument();
  expect(within(select).queryByRole('option', { name: 'Birth Certificate' })).toBeNull();
});
