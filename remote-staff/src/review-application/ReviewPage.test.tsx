import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Link } from 'react-router-dom';
import {
  ApplicationChangedError,
  AssignedError,
  OfflineError,
  openRecords,
  submitApplication,
} from 'shared-data';
import { hasUnsavedWork } from 'shared-platform';
import { asAdmin } from '../../../tools/testing/asAdmin';
import { moveAs } from '../../../tools/testing/moveAs';
import { personWith, renderPortal } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { submitNow } from '../../../tools/testing/submitNow';
import { button, citizen, colleague, history } from '../testing/review';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const pdf = () => new File(['%PDF-1.7'], 'ration-card.pdf', { type: 'application/pdf' });
const letter = () => new File(['x'], 'letter.doc', { type: 'application/msword' });
const photograph = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'photograph.png', {
    type: 'image/png',
  });

/** Opens a new application at /staff/review/a#1: the id contains a character that is special in an address. */
async function openReview(documents = [pdf()]) {
  const draft = { id: 'a#1', service: 'Trade License', details: 'A small shop', documents };
  const application = await submitNow(draft, citizen);
  const view = renderPortal(<StaffArea />, { path: '/staff/review/a%231', session: 'staff' });
  await screen.findByRole('heading', { level: 1, name: `Review ${application.number}` });
  return { ...view, application };
}

it('shows what the citizen sent, and the available steps', async () => {
  const { container } = await openReview();
  expect(screen.getByText('A small shop')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute(
    'href',
    '/staff/dashboard',
  );
  expect(button('Show ration-card.pdf')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Nobody has this case.')).toBeVisible();
  expect(button('Take into review')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Recommend' })).not.toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'ration-card.pdf, page 1 of 1' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows the citizen’s answers, and which document belongs to which paper @rest (#16.5)', async () => {
  const form = {
    serviceId: '1',
    version: 1,
    answers: { 'child-name': 'Ravi Patil' },
    papers: { 'birth-record': ['1'] },
  };
  const documents = [new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' })];
  const draft = { id: 'a#1', service: 'Birth Certificate', details: '', form, documents };
  await submitNow(draft, citizen);
  const { container } = renderPortal(<StaffArea />, {
    path: '/staff/review/a%231',
    session: 'staff',
  });
  expect(await screen.findByText('Ravi Patil')).toBeVisible();
  const paper = screen.getByText('Hospital or midwife’s record of the birth');
  expect(paper.parentElement).toHaveTextContent('slip.pdf');
  expect(await axe(container)).toHaveNoViolations();
});

it('shows in which language the citizen applied @rest (#20)', async () => {
  const draft = { id: 'a#1', service: 'Trade License', details: 'दुकान', documents: [] };
  await submitNow({ ...draft, language: 'mr' }, citizen);
  renderPortal(<StaffArea />, { path: '/staff/review/a%231', session: 'staff' });
  expect(await screen.findByText('Applied in Marathi')).toBeVisible();
});

it('returns it with a prepared text in the language of the citizen @rest (#20)', async () => {
  const draft = { id: 'a#1', service: 'Trade License', details: 'दुकान', documents: [] };
  const application = await submitNow({ ...draft, language: 'mr' }, citizen);
  await moveAs(colleague, 'a#1', { to: 'in-review', revision: application.revision });
  const { user } = renderPortal(<StaffArea />, { path: '/staff/review/a%231', session: 'staff' });
  const texts = await screen.findByRole('combobox', { name: 'Prepared texts' });
  const option = await within(texts).findByRole('option', { name: /A paper is missing/ });
  await user.selectOptions(texts, option);
  const words = 'अर्जासोबत एक कागदपत्र नाही. कृपया ते जोडा आणि अर्ज पुन्हा पाठवा.';
  expect(screen.getByLabelText('Note, or what is missing')).toHaveValue(words);
  await user.click(button('Return to citizen'));
  await screen.findByText(`${application.number} was returned to the citizen.`);
  await waitFor(() => expect(history()[0]).toContain(words));
});

it('takes it into review and returns it with a note on what is missing @rest', async () => {
  const { user, application } = await openReview();
  await user.click(button('Take into review'));
  expect(await screen.findByText(`${application.number} is in review.`)).toBeVisible();
  // The focused button has disappeared.
  expect(document.body).not.toHaveFocus();

  await user.click(button('Return to citizen'));
  const note = screen.getByLabelText('Note, or what is missing');
  expect(note).toHaveAccessibleDescription(/Say what is missing/);
  expect(note).toHaveFocus();

  await user.type(note, 'A photo of the shop');
  await user.click(button('Return to citizen'));
  expect(
    await screen.findByText(`${application.number} was returned to the citizen.`),
  ).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('');
  expect(screen.queryByRole('group', { name: 'Next step' })).not.toBeInTheDocument();
  expect(screen.getByText('The citizen has been asked to complete the application.')).toHaveFocus();
  await waitFor(() => expect(history()).toHaveLength(3));
  expect(history()).toEqual([
    expect.stringMatching(/^Returned to the citizen.*Asha Kulkarni, staff.*A photo of the shop$/),
    expect.stringMatching(/^Taken into review/),
    expect.stringMatching(/^Application submitted.*Zubeda Quazi, citizen/),
  ]);
});

describe('taking an unassigned case into review (#18)', () => {
  const other = { uid: 'clerk-2', name: 'Ravi More', role: 'staff' } as const;

  /** Opens a case whose clerk no longer works here. */
  async function openLeft() {
    const review = await openReview();
    const { people, worklist } = await openRecords();
    await act(async () => {
      await people.noteSession({ ...other, email: 'ravi@example.com' });
      await asAdmin(() => people.changeRole(other.uid, 'staff'));
      await worklist.assign(review.application.id, { to: other, by: other });
      await asAdmin(() => people.changeRole(other.uid, 'user'));
    });
    expect(await screen.findByText(/^Ravi More had it/)).toBeVisible();
    return { ...review, worklist };
  }

  it('assigns it to the clerk, so that ‘Take next’ offers it to nobody else @rest', async () => {
    const { user, application } = await openReview();
    expect(await screen.findByText('Nobody has this case.')).toBeVisible();
    await user.click(button('Take into review'));
    expect(await screen.findByText(`${application.number} is in review.`)).toBeVisible();
    expect(await screen.findByText(/^You have it/)).toBeVisible();

    const { worklist } = await openRecords();
    const next = await act(() => worklist.takeNext(other, application.service));
    expect(next?.id).not.toBe(application.id);
  });

  it('names the colleague who was faster, and leaves the case to them @rest', async () => {
    const { user, application } = await openReview();
    const { worklist } = await openRecords();
    jest.spyOn(worklist, 'assign').mockRejectedValueOnce(new AssignedError(other.name));
    await user.click(button('Take into review'));
    expect(await screen.findByText(/Ravi More/)).toBeVisible();
    expect(history()[0]).toMatch(/^Application submitted/);
    expect(application.status).toBe('pending');
  });

  it('releases the case if the step is refused @rest', async () => {
    const { user, application } = await openReview();
    const { applications, worklist } = await openRecords();
    jest.spyOn(applications, 'move').mockRejectedValueOnce(new ApplicationChangedError('id'));
    await user.click(button('Take into review'));
    expect(await screen.findByText(/^Somebody else has just changed this record/)).toBeVisible();
    const next = await act(() => worklist.takeNext(other, application.service));
    expect(next?.id).toBe(application.id);
  });

  it('names the colleague who meanwhile took the case of a former clerk @rest', async () => {
    const { user, worklist } = await openLeft();
    jest.spyOn(worklist, 'assign').mockRejectedValueOnce(new AssignedError('Sunita Pawar'));
    await user.click(button('Take into review'));
    expect(await screen.findByText(/Sunita Pawar/)).toBeVisible();
    expect(history()[0]).toMatch(/^Application submitted/);
  });

  it('takes over the case of somebody who no longer works here @rest', async () => {
    const { user } = await openLeft();
    await user.click(button('Take into review'));
    expect(await screen.findByText(/^You have it/)).toBeVisible();
  });

  it('leaves the case with the colleague who has it @rest', async () => {
    const { user, application } = await openReview();
    const { people, worklist } = await openRecords();
    const admin = { uid: 'demo-admin', name: 'Meera Shah', role: 'admin' } as const;
    await act(async () => {
      await people.noteSession({ ...other, email: 'ravi@example.com' });
      await asAdmin(() => people.changeRole(other.uid, 'staff'));
      await worklist.assign(application.id, { to: other, by: admin });
    });
    expect(await screen.findByText(/^Ravi More has had it/)).toBeVisible();
    await user.click(button('Take into review'));
    expect(await screen.findByText(`${application.number} is in review.`)).toBeVisible();
    expect(screen.getByText(/^Ravi More has had it/)).toBeVisible();
  });
});

it('leaves a clerk’s own application to a colleague (#12.12)', async () => {
  const own = { ...personWith('staff'), documents: [] };
  const draft = { id: 'a#1', service: 'Trade License', details: 'My shop', documents: [] };
  await submitApplication(draft, own);
  renderPortal(<StaffArea />, { path: '/staff/review/a%231', session: 'staff' });
  expect(
    await screen.findByText('This is your own application. Somebody else decides it.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take into review' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
});

it('adds a note, but not an empty one @rest', async () => {
  const { user } = await openReview();
  await user.click(button('Add note'));
  await waitFor(() =>
    expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(/Write the note first/),
  );
  await user.type(screen.getByLabelText('Note'), 'Called on Monday');
  await user.click(button('Add note'));
  expect(await screen.findByText(/The note was added/)).toBeVisible();
  await waitFor(() => expect(history()[0]).toMatch(/^Note added.*Called on Monday$/));
});

it('shows a conflict message to the second clerk and keeps their text @rest', async () => {
  const { user, application } = await openReview();
  await user.type(screen.getByLabelText('Note'), 'Looks fine');
  await act(() => moveAs(colleague, application.id, { to: 'in-review', revision: 1 }));
  expect(await screen.findByText(/Nitin Joshi has changed this application/)).toBeVisible();

  await user.click(button('Take into review'));
  expect(await screen.findByText(/Somebody else has just changed this record/)).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Looks fine');

  await user.click(button('I have read it'));
  expect(screen.queryByText(/Nitin Joshi has changed/)).not.toBeInTheDocument();
  await user.click(button('Recommend'));
  expect(await screen.findByText(`${application.number} was recommended.`)).toBeVisible();
  await waitFor(() => expect(history()[0]).toMatch(/^Recommended for approval.*Looks fine$/));
});

it('follows a step that the same clerk takes in another tab, and keeps their text @rest', async () => {
  const { user, application } = await openReview();
  await user.type(screen.getByLabelText('Note'), 'What I wrote');
  const { uid, name } = personWith('staff');
  const self = { uid, name, role: 'staff' } as const;
  await act(() => moveAs(self, application.id, { to: 'in-review', revision: 1 }));
  expect(await screen.findByRole('button', { name: 'Recommend' })).toBeVisible();
  expect(screen.getByLabelText('Note, or what is missing')).toHaveValue('What I wrote');
});

describe('an application that is open in a review', () => {
  const admin = { uid: 'admin-1', name: 'Meera Patil', role: 'admin' } as const;

  it.each([
    ['an admin decides it', admin, 'approved', 'Meera Patil', 'Approved'],
    [
      'a colleague recommends it',
      colleague,
      'recommended',
      'Nitin Joshi',
      'Recommended for approval',
    ],
  ] as const)(
    'shows that %s, refuses the clerk’s recommendation, and keeps their note @rest (#18)',
    async (_what, by, to, name, step) => {
      const { user, application } = await openReview();
      const { id, number } = application;
      await user.click(button('Take into review'));
      await screen.findByText(`${number} is in review.`);
      await user.type(screen.getByLabelText('Note, or what is missing'), 'Looks fine');
      await act(() => moveAs(by, id, { to, revision: 2 }));
      const notice = await screen.findByText(new RegExp(`^${name} has changed this application`));
      expect(notice).toHaveTextContent(`“${step}”`);
      expect(notice).toHaveTextContent('Nothing of yours has been saved');

      await user.click(button('Recommend'));
      expect(
        await screen.findByText(
          'Somebody else has just changed this record. Look at it again before you continue.',
        ),
      ).toBeVisible();
      expect(screen.getByLabelText('Note, or what is missing')).toHaveValue('Looks fine');
      expect(history()).toHaveLength(3);
      expect(history()[0]).toContain(name);

      await user.click(button('I have read it'));
      expect(screen.queryByRole('button', { name: 'Recommend' })).not.toBeInTheDocument();
      expect(screen.getByLabelText('Note')).toHaveValue('Looks fine');
      await user.click(button('Add note'));
      await waitFor(() => expect(history()[0]).toMatch(/^Note added.*Looks fine$/));
      const { log } = await openRecords();
      const entries = await log.findAll({ kind: 'decision', search: number });
      expect(entries.map((entry) => [entry.by.name, entry.action])).toEqual([[name, to]]);
    },
  );

  it('shows that it is decided, and that a note can still be added @rest (#18)', async () => {
    const { user, application } = await openReview();
    await act(() => moveAs(admin, application.id, { to: 'rejected', note: 'Moved.', revision: 1 }));
    await user.click(await screen.findByRole('button', { name: 'I have read it' }));
    expect(
      screen.getByText('This application has been decided. You can still add a note.'),
    ).toBeVisible();
    expect(button('Add note')).toBeVisible();
  });
});

it('shows a waiting clerk that the citizen has answered, without a conflict message @rest (#18)', async () => {
  const { user, application } = await openReview();
  await act(() => moveAs(colleague, application.id, { to: 'in-review', revision: 1 }));
  const note = 'Please sign it.';
  await act(() => moveAs(colleague, application.id, { to: 'returned', note, revision: 2 }));
  await screen.findByText(/“Returned to the citizen”/);
  await user.click(button('I have read it'));
  const answer = { to: 'pending', note: 'It is signed now.', revision: 3 } as const;
  await act(() => moveAs({ ...citizen, role: 'user' }, application.id, answer));
  expect(await screen.findByText('The citizen has answered')).toBeVisible();
  expect(screen.getByText(/^Zubeda Quazi has sent the application again/)).toBeVisible();
  expect(screen.queryByText('Somebody else was faster')).not.toBeInTheDocument();
});

it('keeps the note without a connection, until the step is taken @rest', async () => {
  const { user, application } = await openReview();
  const { applications } = await openRecords();
  jest.spyOn(applications, 'move').mockRejectedValueOnce(new OfflineError());
  expect(hasUnsavedWork()).toBe(false);
  await user.type(screen.getByLabelText('Note'), 'Looks fine');
  await user.click(button('Take into review'));
  expect(
    await screen.findByText(
      'The council’s server cannot be reached. Nothing was changed; try again when you are connected.',
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('Looks fine');
  expect(hasUnsavedWork()).toBe(true);
  await user.click(button('Take into review'));
  expect(await screen.findByText(`${application.number} is in review.`)).toBeVisible();
  expect(hasUnsavedWork()).toBe(false);
});

it('offers the next step only after the previous one is saved @rest', async () => {
  const { user, application } = await openReview();
  const { applications } = await openRecords();
  const move = applications.move.bind(applications);
  let notify: () => void = jest.fn();
  jest.spyOn(applications, 'move').mockImplementationOnce(async (...step) => {
    const moved = await move(...step);
    await new Promise<void>((resolve) => (notify = resolve));
    return moved;
  });
  await user.click(button('Take into review'));
  await waitFor(() => expect(history()[0]).toMatch(/^Taken into review/));
  expect(button('Saving...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Recommend' })).not.toBeInTheDocument();
  expect(button('Add note')).toBeDisabled();

  notify();
  expect(await screen.findByText(`${application.number} is in review.`)).toBeVisible();
  await user.click(button('Recommend'));
  expect(await screen.findByText(`${application.number} was recommended.`)).toBeVisible();
});

it('opens a document in the tab that the press opened @rest (#13.2)', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:document');
  const replace = jest.fn();
  const tab = { document: document.implementation.createHTMLDocument(), location: { replace } };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as never);
  await openReview();
  const opener = await screen.findByRole('button', { name: /^Open in a new tab/ });
  act(() => opener.click());
  expect(open).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('blob:document'));
});

it('shows that a document needs a connection, and then the document once there is one @rest', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:photograph');
  URL.revokeObjectURL = jest.fn();
  const { applications } = await openRecords();
  jest.spyOn(applications, 'getDocument').mockRejectedValueOnce(new OfflineError());
  const { user } = await openReview([photograph()]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'photograph.png could not be opened: the council’s server cannot be reached.',
  );
  await user.click(button('Try again'));
  expect(await screen.findByRole('img', { name: 'photograph.png' })).toBeVisible();
});

describe('the viewer of papers', () => {
  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:photograph');
    URL.revokeObjectURL = jest.fn();
  });

  it('zooms and rotates an image @rest (#18)', async () => {
    const { user, container, unmount } = await openReview([photograph(), letter()]);
    const image = await screen.findByRole('img', { name: 'photograph.png' });
    expect(screen.getByText('100%')).toBeVisible();
    await user.click(button('Zoom in'));
    expect(screen.getByText('125%')).toBeVisible();
    await user.keyboard('--');
    expect(screen.getByText('75%')).toBeVisible();
    await user.click(button('Fit'));
    expect(screen.getByText('100%')).toBeVisible();
    await user.click(button('Turn'));
    expect(image).toHaveStyle({ transform: 'translate(-50%, -50%) rotate(90deg)' });
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:photograph');
  });

  it('zooms by keys in its frame even if single keys are turned off @rest (#18)', async () => {
    localStorage.setItem('staff-shortcuts', 'off');
    const { user } = await openReview([photograph()]);
    (await screen.findByRole('region', { name: 'photograph.png, to be scrolled' })).focus();
    await user.keyboard('+');
    expect(screen.getByText('125%')).toBeVisible();
  });

  it('shows the selected paper, and a message for kinds that it cannot show @rest (#18)', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const content = ['%PDF-1.7 and more'];
    const unreadable = new File(content, 'ration-card.pdf', { type: 'application/pdf' });
    const { user } = await openReview([photograph(), unreadable, letter()]);
    expect(button('Show photograph.png')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Show ration-card.pdf'));
    expect(await screen.findByText('ration-card.pdf could not be shown here.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Open in a new tab/ })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'photograph.png' })).not.toBeInTheDocument();
    expect(button('Open letter.doc')).toBeVisible();
  });

  it('shows no image whose content has another type (#18)', async () => {
    await openReview([new File(['<script>'], 'photograph.png', { type: 'image/png' })]);
    expect(await screen.findByText(/^photograph.png is damaged, or not what/)).toBeVisible();
    expect(URL.createObjectURL).not.toHaveBeenCalled();
  });
});

it('assigns the application to the clerk, and releases it again @rest (#18)', async () => {
  const { user } = await openReview();
  await user.click(button('Take it'));
  expect(await screen.findByText('You have it.')).toBeVisible();
  expect(button('Hand over')).toBeVisible();
  await user.click(button('Give back'));
  expect(await screen.findByText('Nobody has this case.')).toBeVisible();
});

it('hands the application over to a colleague with a note @rest (#18)', async () => {
  const { user, application } = await openReview([]);
  const { people, worklist } = await openRecords();
  await people.noteSession({ ...colleague, email: 'nitin@example.com' });
  const assign = jest.spyOn(worklist, 'assign');
  await user.click(button('Take it'));
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  const name = `Hand over ${application.number}`;
  const dialog = within(screen.getByRole('dialog', { name }));
  await user.selectOptions(await dialog.findByLabelText('Colleague'), colleague.name);
  await user.type(dialog.getByLabelText(/^Note/), 'Call first.');
  await user.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(
    await screen.findByText(`${application.number} was handed over to Nitin Joshi.`),
  ).toBeVisible();
  expect(await screen.findByText(/^Nitin Joshi has had it since/)).toBeVisible();
  expect(assign).toHaveBeenLastCalledWith('a#1', expect.objectContaining({ note: 'Call first.' }));
});

it('hides the assignee of a decided application that nobody had @rest (#19.5)', async () => {
  const { application } = await openReview();
  expect(screen.getByText('Nobody has this case.')).toBeVisible();
  const admin = { uid: 'admin-1', name: 'Meera Patil', role: 'admin' } as const;
  await act(() => moveAs(admin, application.id, { to: 'approved', revision: 1 }));
  await waitFor(() => expect(screen.queryByText('Nobody has this case.')).not.toBeInTheDocument());
});

it('hides the viewer if there are no papers @rest (#19.5)', async () => {
  await openReview([]);
  expect(screen.queryByRole('region', { name: 'Paper' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'History' })).toBeVisible();
});

const giveToColleague = () =>
  act(async () => {
    const { people, worklist } = await openRecords();
    await people.noteSession({ ...colleague, email: 'nitin@example.com' });
    await worklist.assign('a#1', { to: colleague, by: colleague });
  });

it('shows that a colleague has the application @rest (#18)', async () => {
  await openReview();
  await giveToColleague();
  expect(await screen.findByText(/^Nitin Joshi has had it since/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take it' })).not.toBeInTheDocument();
});

it('offers to take the application of somebody who no longer works here @rest (#18)', async () => {
  const { user } = await openReview();
  const { people } = await openRecords();
  await giveToColleague();
  await screen.findByText(/^Nitin Joshi has had it since/);
  // The role is removed but the cases are not released, as after an interruption.
  await act(() => asAdmin(() => people.changeRole(colleague.uid, 'user')));
  expect(
    await screen.findByText('Nitin Joshi had it and does not work here any more.'),
  ).toBeVisible();
  await user.click(button('Take it'));
  expect(await screen.findByText('You have it.')).toBeVisible();
});

it('shows a message if there is no such application', async () => {
  renderPortal(<StaffArea />, { path: '/staff/review/none', session: 'staff' });
  expect(await screen.findByText('The application could not be opened')).toBeVisible();
  expect(screen.getByText(/There is no such record/)).toBeVisible();
});

it('keeps a note for its application while the clerk is on another page, until it is added @rest (#15.5)', async () => {
  const draft = { service: 'Trade License', details: 'A small shop', documents: [] };
  await submitNow({ ...draft, id: 'a#1' }, citizen);
  await submitNow({ ...draft, id: 'b' }, citizen);
  const ui = (
    <>
      <Link to="/staff/review/a%231">First</Link>
      <Link to="/staff/review/b">Second</Link>
      <StaffArea />
    </>
  );
  const { user } = renderPortal(ui, { path: '/staff/review/a%231', session: 'staff' });
  await user.type(await screen.findByLabelText('Note'), 'Looks fine');

  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  await screen.findByRole('heading', { level: 1, name: 'Tasks' });
  expect(hasUnsavedWork()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Second' }));
  expect(await screen.findByLabelText('Note')).toHaveValue('');
  await user.click(screen.getByRole('link', { name: 'First' }));
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('Looks fine'));
  expect(hasUnsavedWork()).toBe(true);

  await user.click(button('Add note'));
  await screen.findByText(/The note was added/);
  await user.click(screen.getByRole('link', { name: 'Second' }));
  await screen.findByLabelText('Note');
  await user.click(screen.getByRole('link', { name: 'First' }));
  expect(await screen.findByLabelText('Note')).toHaveValue('');
});
