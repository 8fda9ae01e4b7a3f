import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Link } from 'react-router-dom';
import {
  OfflineError,
  openRecords,
  publishService,
  savePreparedTexts,
  type Application,
  type Question,
} from 'shared-data';
import { limits } from 'shared-data/limits';
import { hasUnsavedWork } from 'shared-platform';
import { returnFilled, submitFilled } from '../../../tools/testing/filledApplication';
import { firstOf } from '../../../tools/testing/firstOf';
import { moveAs } from '../../../tools/testing/moveAs';
import { personWith, renderPortal } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { button, check, citizen, colleague, history, readApplication } from '../testing/review';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

async function openReview(application?: Application) {
  const filled = application ?? (await submitFilled(citizen));
  if (filled.status === 'pending' && !filled.history[1]) {
    await moveAs(colleague, filled.id, { to: 'in-review', revision: filled.revision });
  }
  const ui = (
    <>
      <Link to="/staff/review/filled">Back to it</Link>
      <StaffArea />
    </>
  );
  const view = renderPortal(ui, { path: '/staff/review/filled', session: 'staff' });
  await screen.findByRole('heading', { name: 'Papers' });
  return view;
}

const saved = () => readApplication('filled');

it('lists answers and papers with the missing ones, the fee and the due day (#16.5)', async () => {
  const { container } = await openReview();
  const address = screen.getByRole('group', { name: 'Address in the village' });
  expect(address).toHaveTextContent('12 Shivaji Ward 416001');
  const identity = within(screen.getByRole('group', { name: 'Proof of identity' }));
  expect(identity.getByRole('button', { name: 'Show aadhaar.pdf' })).toBeVisible();
  expect(screen.getByText('Missing')).toBeVisible();
  expect(screen.getByText('₹20')).toBeVisible();
  const about = within(screen.getByRole('region', { name: 'About the application' }));
  expect(about.getByText(/^Decision by/)).toBeVisible();
  const others = screen.getByRole('heading', { name: 'Other papers' }).parentElement;
  expect(others).toHaveTextContent('Show letter.pdf');
  expect(await screen.findByRole('img', { name: 'aadhaar.pdf, page 1 of 1' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

describe('an answer that fails its question’s own check, made by hand (#44b)', () => {
  const wrong = () => submitFilled(citizen, 'filled', { answers: { 'applicant-phone': '1e999' } });
  const mark = 'Does not fit its question: it has to be corrected before the approval';

  it('shows a mark on the answer, and never counts it as in order @rest', async () => {
    const { user, container } = await openReview(await wrong());
    const phone = within(screen.getByRole('group', { name: /phone/i }));
    expect(phone.getByText(mark)).toBeVisible();
    expect(screen.getAllByText(mark)).toHaveLength(1);
    const agrees = phone.getByRole('button', { name: 'Matches' });
    expect(agrees).toHaveAttribute('aria-disabled', 'true');
    await user.click(agrees);
    await user.click(screen.getByRole('button', { name: /^Everything matches/ }));
    expect(agrees).toHaveAttribute('aria-pressed', 'false');
    expect(check('Whose house it is', 'Matches')).toHaveAttribute('aria-pressed', 'true');
    await user.click(phone.getByRole('button', { name: 'Differs' }));
    expect(phone.getByRole('button', { name: 'Differs' })).toHaveAttribute('aria-pressed', 'true');
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('shows an answer as it will be signed, without the marks that turn it around (#44b)', async () => {
  await openReview(
    await submitFilled(citizen, 'filled', { answers: { 'applicant-name': '\u202EZubeda 90002' } }),
  );
  expect(screen.getByText('Zubeda 90002').textContent).toBe('Zubeda 90002');
});

it('says which version was filled in, and what the current one asks besides @rest (#44d)', async () => {
  signInAs('admin');
  const application = await submitFilled(citizen);
  const { definitions } = await openRecords();
  const { definition } = await firstOf(definitions.watchVersion('5', 1));
  const [first, ...others] = definition.sections;
  if (!first) throw new Error('The sample has no section.');
  const ward: Question = { id: 'ward', kind: 'short-text', label: 'Ward', required: true };
  const [paper] = definition.papers;
  if (!paper) throw new Error('The sample has no paper.');
  const next = {
    ...definition,
    fee: 500,
    sections: [{ ...first, questions: [...first.questions, ward] }, ...others],
    papers: [...definition.papers, { ...paper, id: 'tax', name: 'Tax receipt' }],
  };
  await publishService('5', next, 1);
  const { container } = await openReview(application);
  const about = within(screen.getByRole('region', { name: 'About the application' }));
  expect(await about.findByText(/Made with version 1 of the questions/)).toHaveTextContent(
    'The current one is 2.',
  );
  expect(about.getByText('Questions not asked then').nextSibling).toHaveTextContent('Ward');
  expect(about.getByText('Papers not asked for then').nextSibling).toHaveTextContent('Tax receipt');
  expect(about.getByText('₹20 then, ₹500 now')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('saves the clerk’s checks with only the keyboard @rest (#16.5)', async () => {
  const { user } = await openReview();
  check('Whose house it is', 'Matches').focus();
  await user.keyboard('{Enter}');
  check('Proof of identity', 'Not in order').focus();
  await user.keyboard(' ');
  await user.tab();
  expect(screen.getByLabelText('What is wrong with ‘Proof of identity’')).toHaveFocus();
  await user.keyboard('The back is missing.');
  expect(hasUnsavedWork()).toBe(true);
  await user.click(button('Save checks'));
  expect(await screen.findByText(/^The checks of .* were saved\.$/)).toBeVisible();
  expect((await saved()).checks).toEqual({
    house: { agrees: true },
    identity: { agrees: false, note: 'The back is missing.' },
  });
  expect(check('Whose house it is', 'Matches')).toHaveAttribute('aria-pressed', 'true');
  expect(hasUnsavedWork()).toBe(false);
  await waitFor(() => expect(history()[0]).toMatch(/^Answers checked/));

  await user.click(check('Whose house it is', 'Matches'));
  await user.click(button('Save checks'));
  await waitFor(() => expect(history()).toHaveLength(4));
  expect(Object.keys((await saved()).checks ?? {})).toEqual(['identity']);
});

it('keeps unsaved checks while the clerk is on another page, and after a failed save @rest (#16.5)', async () => {
  const { user } = await openReview();
  await user.click(check('Living there since', 'Differs'));
  await user.type(screen.getByLabelText('What is wrong with ‘Living there since’'), '2019?');
  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  await screen.findByRole('heading', { level: 1, name: 'Tasks' });
  await user.click(screen.getByRole('link', { name: 'Back to it' }));
  await screen.findByRole('heading', { name: 'Papers' });
  expect(check('Living there since', 'Differs')).toHaveAttribute('aria-pressed', 'true');

  const { applications } = await openRecords();
  jest.spyOn(applications, 'move').mockRejectedValueOnce(new OfflineError());
  await user.click(button('Save checks'));
  expect(
    await screen.findByText(/The council’s server cannot be reached\. Nothing was changed/),
  ).toBeVisible();
  expect(screen.getByLabelText('What is wrong with ‘Living there since’')).toHaveValue('2019?');
  await user.click(button('Save checks'));
  expect(await screen.findByText(/^The checks of .* were saved\.$/)).toBeVisible();
});

it('offers prepared texts at an answer in the language of the citizen, on request (#20.7)', async () => {
  signInAs('admin');
  const unreadable = { en: 'It cannot be read.', mr: 'हे वाचता येत नाही.' };
  const later = { en: 'It takes longer.' };
  await savePreparedTexts({
    list: [
      { id: 'unreadable', kind: 'return', texts: unreadable },
      { id: 'later', kind: 'message', texts: later },
    ],
    revision: 0,
  });
  const { user } = await openReview(await submitFilled(citizen, 'filled', { language: 'mr' }));
  await user.click(check('Proof of identity', 'Not in order'));
  const identity = within(screen.getByRole('group', { name: 'Proof of identity' }));
  expect(identity.queryByRole('combobox')).not.toBeInTheDocument();

  await user.click(identity.getByText('Choose a prepared text'));
  const texts = await identity.findByRole('combobox', { name: 'Prepared texts' });
  await identity.findByRole('option', { name: /It cannot be read/ });
  expect(identity.queryByRole('option', { name: /It takes longer/ })).not.toBeInTheDocument();
  await user.selectOptions(texts, 'unreadable');
  expect(screen.getByLabelText('What is wrong with ‘Proof of identity’')).toHaveValue(
    'हे वाचता येत नाही.',
  );
});

it('returns answers that do not agree with the notes of the checks, without a further note @rest (#16.5)', async () => {
  const { user } = await openReview();
  await user.click(check('Living there since', 'Differs'));
  await user.type(screen.getByLabelText('What is wrong with ‘Living there since’'), '2019?');
  await user.click(check('Whose house it is', 'Differs'));
  const box = (name: string) => screen.getByRole('checkbox', { name });
  expect(box('Living there since')).toBeChecked();
  expect(box('Whose house it is')).toBeChecked();
  expect(box('Electricity bill or tax receipt')).toBeChecked();
  await user.click(box('Electricity bill or tax receipt'));
  await user.click(screen.getByText('Let the citizen correct something else'));
  await user.click(box('Proof of identity'));
  await user.click(button('Return to citizen'));
  expect(await screen.findByText(/was returned to the citizen/)).toBeVisible();
  const { checks, history: steps } = await saved();
  expect(steps.at(-1)?.opened).toEqual({
    since: '2019?',
    house: '',
    // Opened too, because it depends on the house.
    'owner-name': '',
    identity: '',
  });
  expect(checks).toMatchObject({ since: { agrees: false, note: '2019?' } });
  await waitFor(() => expect(history()[0]).toMatch(/To be corrected.*Living there since: 2019\?/));
});

it('requires a note for a return that opens nothing @rest (#16.5)', async () => {
  const { user } = await openReview();
  await user.click(screen.getByRole('checkbox', { name: 'Electricity bill or tax receipt' }));
  await user.click(button('Return to citizen'));
  const note = screen.getByLabelText('Note, or what is missing');
  await waitFor(() => expect(note).toHaveAccessibleDescription(/Say what is missing/));
});

it('shows an error for a note that is too long, at the answer and in the summary @rest (#16.5)', async () => {
  const { user } = await openReview();
  await user.click(check('Whose house it is', 'Differs'));
  const words = screen.getByLabelText('What is wrong with ‘Whose house it is’');
  await user.click(words);
  await user.paste('x'.repeat(501));
  await user.click(button('Save checks'));
  await user.click(await screen.findByRole('link', { name: /Use at most 500 characters/ }));
  expect(words).toHaveFocus();
  expect(words).toHaveAccessibleDescription(/there are 501/);
});

it('shows both values of a corrected answer, and asks to check it again @rest (#16.5)', async () => {
  const filled = await submitFilled(citizen);
  const checks = { since: { agrees: false, note: '2019?' }, house: { agrees: true } };
  const back = await returnFilled(filled, { opened: { since: '2019?' }, checks });
  const { applications } = await openRecords();
  if (!filled.form) throw new Error('no form');
  const form = { ...filled.form, answers: { ...filled.form.answers, since: '2019-06-01' } };
  const by = { ...citizen, role: 'user' } as const;
  const move = { to: 'pending', by, form, revision: back.revision } as const;
  await openReview(await applications.move('filled', move));
  const since = screen.getByRole('group', { name: 'Living there since' });
  expect(since).toHaveTextContent('1 June 2019Corrected by the citizen. Before: 1 June 2020');
  expect(check('Living there since', 'Differs')).toHaveAttribute('aria-pressed', 'false');
  expect(check('Whose house it is', 'Matches')).toHaveAttribute('aria-pressed', 'true');
  expect(history()[0]).toMatch(/Living there since: 1 June 2020 → is now 1 June 2019/);
});

it('shows a replaced paper below its replacement @rest (#16.5)', async () => {
  const filled = await submitFilled(citizen);
  const back = await returnFilled(filled, { opened: { identity: 'Not readable' } });
  const { applications } = await openRecords();
  if (!filled.form) throw new Error('no form');
  const answered = await applications.move('filled', {
    to: 'pending',
    by: { ...citizen, role: 'user' },
    documents: [new File(['%PDF-1.7'], 'clear.pdf', { type: 'application/pdf' })],
    form: { ...filled.form, papers: { identity: ['3'] } },
    revision: back.revision,
  });
  const { container } = await openReview(answered);
  const identity = within(screen.getByRole('group', { name: 'Proof of identity' }));
  expect(identity.getByRole('button', { name: 'Show clear.pdf' })).toBeVisible();
  const before = identity.getByRole('group', { name: 'Before the citizen’s correction' });
  expect(within(before).getByRole('button', { name: 'Show aadhaar.pdf' })).toBeVisible();
  expect(within(before).queryByRole('button', { name: 'Show clear.pdf' })).toBeNull();
  const others = screen.getByRole('heading', { name: 'Other papers' }).parentElement;
  expect(others).toHaveTextContent('Show letter.pdf');
  expect(others).not.toHaveTextContent('aadhaar.pdf');
  expect(await axe(container)).toHaveNoViolations();
});

it('shows a message if the answers could not be loaded, with the rest of the page @rest (#16.5)', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await submitFilled(citizen);
  const { definitions } = await openRecords();
  jest.spyOn(definitions, 'watchVersion').mockReturnValueOnce(({ error }) => {
    error(new OfflineError());
    return () => undefined;
  });
  const view = renderPortal(<StaffArea />, { path: '/staff/review/filled', session: 'staff' });
  expect(await screen.findByText('The answers could not be shown')).toBeVisible();
  expect(button('Take into review')).toBeVisible();
  expect(button('Show aadhaar.pdf')).toBeVisible();
  expect(view.container).not.toHaveTextContent(/applicant-phone|9876543210/);
  await view.user.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Papers' })).toBeVisible();
});

it('shows a clerk’s own application without check buttons @rest (#16.5)', async () => {
  const { uid, name, email } = personWith('staff');
  await openReview(await submitFilled({ uid, name, email }));
  expect(screen.getByText('Whose house it is')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Differs' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save checks' })).not.toBeInTheDocument();
});

it('saves the checks with the next step, and shows them read-only afterwards @rest (#16.5)', async () => {
  const { user } = await openReview();
  await user.click(check('Whose house it is', 'Matches'));
  await user.click(screen.getByRole('checkbox', { name: 'Electricity bill or tax receipt' }));
  await user.type(screen.getByLabelText('Note, or what is missing'), 'Which house?');
  await user.click(button('Return to citizen'));
  expect(await screen.findByText(/was returned to the citizen/)).toBeVisible();
  const { checks, history: steps } = await saved();
  expect(checks).toEqual({ house: { agrees: true } });
  expect(steps.at(-1)).toMatchObject({ note: 'Which house?', checked: true });
  expect(steps.at(-1)?.opened ?? {}).toEqual({});
  expect(await screen.findByText('Matches the paper')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Matches' })).not.toBeInTheDocument();
});

it('returns only with a note after the maximum number of openings @rest (#16.5)', async () => {
  let filled = await submitFilled(citizen);
  const person = { ...citizen, role: 'user' } as const;
  for (let openings = 1; openings <= limits.history.openings; openings += 1) {
    const { revision } = await returnFilled(filled, { opened: { house: 'Whose?' } });
    filled = await moveAs(person, filled.id, { to: 'pending', note: 'Mine.', revision });
  }
  await moveAs(colleague, filled.id, { to: 'in-review', revision: filled.revision });
  const { user } = await openReview(filled);
  expect(screen.getByText(/^No more answers can be opened for correction/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(button('Return to citizen'));
  expect(await screen.findByRole('link', { name: 'Say what is missing' })).toBeVisible();
  await user.type(screen.getByLabelText('Note, or what is missing'), 'Please come.');
  await user.click(button('Return to citizen'));
  expect(await screen.findByText(/was returned to the citizen/)).toBeVisible();
  const { status, history: steps } = await saved();
  expect(status).toBe('returned');
  expect(steps.at(-1)).toMatchObject({ note: 'Please come.' });
  expect(steps.at(-1)).not.toHaveProperty('opened');
});
