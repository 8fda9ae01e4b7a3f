import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { findDraft, OfflineError, openRecords, saveDraftText, type Move } from 'shared-data';
import { answerKey } from 'shared-data/model';
import { firstOf } from '../../../../tools/testing/firstOf';
import { returnFilled, submitFilled } from '../../../../tools/testing/filledApplication';
import { recordsForEachTest } from '../../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../../tools/testing/renderPortal';
import { Area } from '../../testing/Area';
import { axeOf } from '../../testing/axeOf';
import { fileOf } from '../../testing/files';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const citizen = { uid: 'demo-user', name: 'Asha Kulkarni', email: 'asha@example.com' };

async function openReturned(more: Pick<Move, 'opened' | 'note'>) {
  const application = await returnFilled(await submitFilled(citizen), more);
  const view = renderPortal(
    <>
      <Link to="/user/applications/filled">To the application</Link>
      <Area />
    </>,
    { path: '/user/applications/filled', session: 'user' },
  );
  await screen.findByText('The council office needs something from you');
  await screen.findByRole('button', { name: 'Send it again' });
  return { ...view, application };
}

type User = Awaited<ReturnType<typeof openReturned>>['user'];

const sendButton = () => screen.getByRole('button', { name: 'Send it again' });
const stored = async () => {
  const { applications } = await openRecords();
  return firstOf(applications.watchOne('filled'));
};
const sent = () => screen.findByText(/Your answer has been sent/);

async function leaveAndComeBack(user: User) {
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await screen.findByRole('heading', { level: 1, name: 'Discover Services' });
  await user.click(screen.getByRole('link', { name: 'To the application' }));
  await screen.findByRole('button', { name: 'Send it again' });
}

it('shows only the opened parts, with the clerk’s notes and the current answers (#16.5)', async () => {
  const opened = { 'applicant-phone': 'Nobody answers there.' };
  const { user, container, application } = await openReturned({ opened });
  const phone = screen.getByRole('textbox', { name: 'Phone number of the applicant' });
  expect(phone).toHaveValue('9876543210');
  expect(phone).toHaveAccessibleDescription(/Council office: “Nobody answers there\.”/);
  expect(screen.queryByRole('textbox', { name: /Full name/ })).not.toBeInTheDocument();
  expect(await axeOf(container)).toHaveNoViolations();

  await user.clear(phone);
  await user.type(phone, '98765');
  await user.click(sendButton());
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/10 digits/));
  await user.clear(phone);
  await user.type(phone, '+91 98220 12345');
  await user.click(sendButton());
  expect(await sent()).toBeVisible();
  const { form, status, history } = await stored();
  expect(status).toBe('pending');
  expect(form).toEqual({
    ...application.form,
    answers: { ...application.form?.answers, 'applicant-phone': '9822012345' },
  });
  expect(history.at(-1)?.changed).toEqual({ 'applicant-phone': '9876543210' });
  const steps = () =>
    within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
  const change = /Phone number of the applicant: 9876543210 → is now 9822012345/;
  await waitFor(() => expect(steps()[0]).toHaveTextContent(change));
});

it('asks a question that another answer makes necessary, and drops one that it does not @rest (#16.5)', async () => {
  const { user } = await openReturned({ opened: { house: 'Rented?', 'owner-name': '' } });
  expect(screen.queryByRole('textbox', { name: 'Full name of the owner' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Rented' }));
  await user.click(sendButton());
  const owner = screen.getByRole('textbox', { name: 'Full name of the owner' });
  await waitFor(() => expect(owner).toHaveAccessibleDescription(/Fill in/));
  await user.type(owner, 'Xavier Dsouza');
  await user.click(sendButton());
  expect(await sent()).toBeVisible();
  expect((await stored()).form?.answers).toMatchObject({
    house: 'rented',
    'owner-name': 'Xavier Dsouza',
  });
  // From now on the application is found by this name.
  const { applications } = await openRecords();
  const search = { search: 'dsouza', page: 1, pageSize: 10 };
  expect(await firstOf(applications.watchPage(search))).toMatchObject({ total: 1 });
});

it('accepts a paper that replaces the sent one, and a missing one @rest (#16.5)', async () => {
  const { user } = await openReturned({ opened: { identity: 'Not readable', bill: '' } });
  await user.click(screen.getByRole('checkbox', { name: 'aadhaar.pdf' }));
  await user.click(sendButton());
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  const identity = screen.getByLabelText('Proof of identity');
  expect(identity).toHaveAccessibleDescription(/^Council office: “Not readable” /);
  await user.upload(identity, fileOf('pdf', 'clear.pdf'));
  await user.upload(
    screen.getByLabelText('Electricity bill or tax receipt'),
    fileOf('pdf', 'bill.pdf'),
  );
  await user.click(sendButton());
  expect(await sent()).toBeVisible();
  const { form, documents } = await stored();
  expect(form?.papers).toEqual({ identity: ['3'], bill: ['4'] });
  expect(documents.map(({ name }) => name)).toEqual([
    'aadhaar.pdf',
    'letter.pdf',
    'clear.pdf',
    'bill.pdf',
  ]);
});

it.each([
  ['another kind', 'card.docx', fileOf('docx', 'card.docx'), /choose a file of this type: PDF/],
  ['another content', 'scan.pdf', fileOf('exe', 'scan.pdf'), /this is not really a PDF file/],
])(
  'sends nothing while a file of %s is listed at a paper, and continues once it is removed @rest (#16.5)',
  async (_case, name, wrong, why) => {
    const { user } = await openReturned({ opened: { identity: 'Not readable' } });
    const identity = screen.getByLabelText('Proof of identity');
    // Like dropping a file: the chooser does not offer this kind.
    const dropping = userEvent.setup({ delay: null, applyAccept: false });
    await dropping.upload(identity, wrong);
    expect(await screen.findByText(why)).toBeVisible();
    await user.type(screen.getByLabelText(/^Your answer/), 'Here it is.');
    await user.click(sendButton());
    await waitFor(() =>
      expect(identity).toHaveAccessibleDescription(/Remove what was not added to ‘Proof of iden/),
    );
    expect((await stored()).status).toBe('returned');
    await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    expect(identity).toBeValid();
    await user.upload(identity, fileOf('pdf', 'clear.pdf'));
    await user.click(sendButton());
    expect(await sent()).toBeVisible();
    expect((await stored()).form?.papers).toMatchObject({ identity: ['1', '3'] });
  },
);

it('requires a correction or an answer (#16.5)', async () => {
  const { user } = await openReturned({ opened: { house: '' }, note: 'Is it yours?' });
  // Once in the form and once in the history.
  expect(screen.getAllByText('Is it yours?')).toHaveLength(2);
  await user.click(sendButton());
  const answer = screen.getByLabelText(/^Your answer/);
  await waitFor(() => expect(answer).toHaveAccessibleDescription(/Correct something above/));
  await user.type(answer, 'Yes.');
  await user.click(sendButton());
  expect(await sent()).toBeVisible();
  expect((await stored()).history.at(-1)).toMatchObject({ note: 'Yes.' });
});

it('keeps what was typed after a failure, and while the citizen is on another page @rest (#16.5)', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { user } = await openReturned({ opened: { 'applicant-phone': 'Which?' } });
  const phone = () => screen.getByRole('textbox', { name: 'Phone number of the applicant' });
  const { applications } = await openRecords();
  jest.spyOn(applications, 'move').mockRejectedValueOnce(new OfflineError());
  await user.clear(phone());
  await user.type(phone(), '9822012345');
  await user.click(sendButton());
  expect(
    await screen.findByText(/The council’s server cannot be reached\. Nothing was changed/),
  ).toBeVisible();
  expect(phone()).toHaveValue('9822012345');
  await leaveAndComeBack(user);
  expect(phone()).toHaveValue('9822012345');
  await user.clear(phone());
  await screen.findByText('Kept on this device as a draft.');
  await leaveAndComeBack(user);
  expect(phone()).toHaveValue('');
});

it('keeps the selected files while the citizen is on another page, and sends them @rest (#16.5)', async () => {
  const { user } = await openReturned({ opened: { identity: 'Not readable', bill: '' } });
  const sentBefore = () => screen.getByRole('checkbox', { name: 'aadhaar.pdf' });
  await user.click(sentBefore());
  await user.upload(screen.getByLabelText('Proof of identity'), fileOf('pdf', 'clear.pdf'));
  const bill = screen.getByLabelText('Electricity bill or tax receipt');
  await user.upload(bill, fileOf('pdf', 'old.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Remove old.pdf' }));
  await user.upload(bill, fileOf('pdf', 'bill.pdf'));
  await user.upload(screen.getByLabelText('Documents to add'), fileOf('pdf', 'map.pdf'));
  const key = answerKey(citizen.uid, 'filled', 1);
  await waitFor(async () => expect((await findDraft(key))?.documents).toHaveLength(3));
  await leaveAndComeBack(user);

  for (const name of ['Remove clear.pdf', 'Remove bill.pdf', 'Remove map.pdf']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  expect(screen.queryByRole('button', { name: 'Remove old.pdf' })).not.toBeInTheDocument();
  expect(sentBefore()).not.toBeChecked();
  await user.click(sendButton());
  expect(await sent()).toBeVisible();
  const { form, documents } = await stored();
  expect(form?.papers).toEqual({ identity: ['3'], bill: ['4'] });
  expect(documents.slice(2).map(({ name }) => name)).toEqual(['clear.pdf', 'bill.pdf', 'map.pdf']);
});

async function discardDraft(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  const question = screen.getByRole('dialog', { name: 'Discard this draft?' });
  await user.click(within(question).getByRole('button', { name: 'Discard draft' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument(),
  );
}

it('discards the draft, and starts again with the sent answers @rest (#16)', async () => {
  const opened = { 'applicant-phone': 'Which?', identity: 'Not readable' };
  const { user } = await openReturned({ opened });
  const phone = () => screen.findByRole('textbox', { name: 'Phone number of the applicant' });
  expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
  await user.clear(await phone());
  await user.type(await phone(), '9822012345');
  await user.click(screen.getByRole('checkbox', { name: 'aadhaar.pdf' }));
  await user.upload(screen.getByLabelText('Proof of identity'), fileOf('pdf', 'clear.pdf'));
  await screen.findByText('Kept on this device as a draft.');
  await discardDraft(user);

  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await phone()).toHaveValue('9876543210');
  expect(screen.getByRole('checkbox', { name: 'aadhaar.pdf' })).toBeChecked();
  expect(screen.queryByText('clear.pdf')).not.toBeInTheDocument();
  expect(await findDraft(answerKey(citizen.uid, 'filled', 1))).toBeUndefined();
  // A new draft is saved after that.
  await user.type(screen.getByLabelText(/^Your answer/), 'Yes.');
  await screen.findByText('Kept on this device as a draft.');
});

it('discards an earlier draft of the plain answer @rest (#16)', async () => {
  const draft = { id: 'd', service: '', details: 'The one in W' };
  await saveDraftText(answerKey(citizen.uid, 'filled', 1), draft);
  const { user } = await openReturned({ note: 'Which house?' });
  const answer = () => screen.findByLabelText('Your answer');
  expect(await answer()).toHaveValue('The one in W');
  await discardDraft(user);
  expect(await answer()).toHaveValue('');
  expect(screen.queryByText(/This is your draft of/)).not.toBeInTheDocument();
});

it('shows the plain form if nothing was opened @rest (#16.5)', async () => {
  const { user } = await openReturned({ note: 'Which house?' });
  await user.type(screen.getByLabelText('Your answer'), 'The one in Ward 2.');
  await user.click(sendButton());
  expect(await sent()).toBeVisible();
});
