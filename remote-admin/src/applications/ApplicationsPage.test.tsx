import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  ApplicationChangedError,
  OfflineError,
  openRecords,
  submitApplication,
  type Actor,
  type Application,
} from 'shared-data';
import { hasUnsavedWork } from 'shared-platform';
import { moveAs } from '../../../tools/testing/moveAs';
import { personWith } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { submitNow } from '../../../tools/testing/submitNow';
import { axe } from '../testing/axe';
import { firstOf } from '../../../tools/testing/firstOf';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const clerk: Actor = { uid: 'clerk', name: 'Clerk', role: 'staff' };
const otherAdmin: Actor = { uid: 'other', name: 'Other Admin', role: 'admin' };

async function openApplications(search = '') {
  const view = renderArea(`/admin/applications${search}`);
  await screen.findByRole('table');
  return view;
}

function submit(id: string, name: string, service = 'Zeta Permit'): Promise<Application> {
  const applicant = { uid: `uid-${id}`, name, email: `${id}@example.com` };
  return submitNow({ id, service, details: 'Please.', documents: [] }, applicant);
}

it('leaves an admin’s own application to another admin (#12.12)', async () => {
  const draft = { id: 'own', service: 'Zeta Permit', details: 'Please.', documents: [] };
  await submitApplication(draft, personWith('admin'));
  await openApplications('?search=zeta');
  expect(
    await screen.findByText('This is your own application. Somebody else decides it.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve #/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Reject #/ })).not.toBeInTheDocument();
});

it('distinguishes two applicants of the same name by their addresses (#12.11)', async () => {
  await submit('one', 'Zubeda Quazi');
  await submit('two', 'zubeda  quazi');
  await submit('three', 'Yusuf Khan');
  await openApplications('?search=zeta');
  expect(await screen.findByText('one@example.com')).toBeVisible();
  expect(screen.getByText('two@example.com')).toBeVisible();
  expect(screen.queryByText('three@example.com')).not.toBeInTheDocument();
});

it('shows the citizen’s answers in the details (#16.5)', async () => {
  const form = {
    serviceId: '1',
    version: 1,
    answers: { 'child-name': 'Ravi Patil' },
    papers: {},
  };
  const applicant = { uid: 'uid', name: 'Zubeda Quazi', email: 'zubeda@example.com' };
  await submitNow(
    { id: 'one', service: 'Zeta Permit', details: '', form, documents: [] },
    applicant,
  );
  const { user } = await openApplications('?search=zeta');
  await user.click(await screen.findByRole('button', { name: /^Details of/ }));
  expect(await screen.findByText('Ravi Patil')).toBeVisible();
});

it('shows in the details the language in which the citizen applied @rest (#20)', async () => {
  const draft = { id: 'one', service: 'Zeta Permit', details: 'कृपया', documents: [] };
  const applicant = { uid: 'uid', name: 'Zubeda Quazi', email: 'zubeda@example.com' };
  await submitNow({ ...draft, language: 'mr' }, applicant);
  const { user } = await openApplications('?search=zeta');
  await user.click(await screen.findByRole('button', { name: /^Details of/ }));
  expect(await screen.findByText('Applied in Marathi')).toBeVisible();
});

it('rejects with a prepared text in the language of the citizen @rest (#20)', async () => {
  const draft = { id: 'one', service: 'Zeta Permit', details: 'कृपया', documents: [] };
  const applicant = { uid: 'uid', name: 'Zubeda Quazi', email: 'zubeda@example.com' };
  await submitNow({ ...draft, language: 'mr' }, applicant);
  const { user } = await openApplications('?search=zeta');
  await user.click(await screen.findByRole('button', { name: /^Reject #/ }));
  const texts = await screen.findByRole('combobox', { name: 'Prepared texts' });
  const option = await within(texts).findByRole('option', { name: /do not match the papers/ });
  await user.selectOptions(texts, option);
  expect(screen.getByLabelText('Reason')).toHaveValue(
    'दिलेली माहिती कागदपत्रांशी जुळत नाही. बरोबर माहिती देऊन तुम्ही पुन्हा अर्ज करू शकता.',
  );
});

const applicants = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });
const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};

/** Approves an application, and confirms the dialog if no clerk has recommended it. */
async function approve(user: UserEvent, name: string) {
  await user.click(rowOf(name).getByRole('button', { name: /^Approve/ }));
  await user.click(await screen.findByRole('button', { name: 'Approve anyway' }));
}

/** Like `submit`, and then a clerk recommends it. */
async function submitRecommended(id: string, name: string): Promise<Application> {
  const { revision } = await submit(id, name);
  await moveAs(clerk, id, { to: 'in-review', revision });
  return moveAs(clerk, id, { to: 'recommended', revision: revision + 1 });
}

describe('the applications', () => {
  it('lists ten of the 32 applications, newest first @rest', async () => {
    await openApplications();
    expect(header('Date')).toHaveAttribute('aria-sort', 'descending');
    expect(applicants()).toHaveLength(10);
    expect(applicants()[0]).toBe('Imran Shaikh');
    expect(screen.getByText('1 to 10 of 32 applications')).toBeVisible();
  });

  it.each(['Applicant', 'Service', 'Date'])(
    'sorts by %s ascending first, then descending, then ascending @rest',
    async (column) => {
      const { user } = await openApplications();
      for (const direction of ['ascending', 'descending', 'ascending']) {
        await user.click(within(header(column)).getByRole('button'));
        expect(header(column)).toHaveAttribute('aria-sort', direction);
      }
    },
  );

  it('applies the filter and the sort order of the address @rest', async () => {
    await openApplications('?status=rejected&sort=applicant&direction=descending');
    expect(screen.getByLabelText('Status')).toHaveValue('rejected');
    await waitFor(() => expect(applicants()).toHaveLength(4));
    expect(applicants()).toEqual([...applicants()].sort().reverse());
  });

  it('finds applications by search words, and shows a message if none match @rest', async () => {
    const { user } = await openApplications();
    await user.type(screen.getByLabelText('Search applications'), 'kavita');
    await waitFor(() => expect(new Set(applicants())).toEqual(new Set(['Kavita Bhosale'])));
    await user.type(screen.getByLabelText('Search applications'), 'zzz');
    expect(await screen.findByText('No applications found matching your criteria')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all applications' }));
    expect(await screen.findByText('1 to 10 of 32 applications')).toBeVisible();
    expect(screen.getByLabelText('Search applications')).toHaveValue('');
  });

  it('approves a recommended application without asking, and disables its button @rest', async () => {
    await submitRecommended('one', 'Zubeda Quazi');
    const { user } = await openApplications();
    const row = rowOf('Zubeda Quazi');
    expect(row.getByRole('button', { name: /^Reject/ })).toBeEnabled();
    await user.click(row.getByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText(/was approved. Zubeda Quazi sees it now/)).toBeVisible();
    expect(await row.findByText('Approved')).toBeVisible();
    expect(row.getByRole('button', { name: /^Approve/ })).toHaveAttribute('aria-disabled', 'true');
    expect(row.getByRole('button', { name: /^Reject/ })).toHaveAttribute('aria-disabled', 'false');
  });

  it.each(['Approve', 'Reject'])('restores the status on Undo of %s @rest (#12.1)', async (act) => {
    const { id } = await submit('one', 'Zubeda Quazi');
    const { user } = await openApplications();
    const row = rowOf('Zubeda Quazi');
    if (act === 'Approve') await approve(user, 'Zubeda Quazi');
    else {
      await user.click(row.getByRole('button', { name: /^Reject/ }));
      const dialog = within(screen.getByRole('dialog'));
      await user.type(dialog.getByLabelText('Reason'), 'The plan is missing.');
      await user.click(dialog.getByRole('button', { name: 'Reject application' }));
    }
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/The decision on #PAN.* was taken back/)).toBeVisible();
    expect(await row.findByText('Pending')).toBeVisible();
    await user.click(row.getByRole('button', { name: /^Details of/ }));
    expect(await screen.findByText('Decision taken back, by Asha Kulkarni')).toBeVisible();
    const { applications } = await openRecords();
    expect(await firstOf(applications.watchOne(id))).toMatchObject({ status: 'pending' });
  });

  it('explains why a decision can no longer be taken back @rest (#12.1)', async () => {
    const { id } = await submit('one', 'Zubeda Quazi');
    const { user } = await openApplications();
    await approve(user, 'Zubeda Quazi');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await act(() => moveAs(otherAdmin, id, { to: 'rejected', revision: 2 }));
    await user.click(undo);
    expect(await screen.findByText(/Other Admin was faster: “Rejected”/)).toBeVisible();
    expect(await rowOf('Zubeda Quazi').findByText('Rejected')).toBeVisible();
  });

  it('approves once when the button is pressed twice, and shows no conflict message @rest (#12.1)', async () => {
    await submitRecommended('one', 'Zubeda Quazi');
    await submit('two', 'Xavier Dsouza');
    const { user } = await openApplications();
    const { applications } = await openRecords();
    const move = jest.spyOn(applications, 'move');
    const row = rowOf('Zubeda Quazi');
    const other = rowOf('Xavier Dsouza');
    await user.dblClick(row.getByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText(/was approved. Zubeda Quazi sees it now/)).toBeVisible();
    await user.click(row.getByRole('button', { name: /^Approve/ }));
    expect(move).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/was faster/)).not.toBeInTheDocument();
    expect(row.getByRole('button', { name: /^Approve/ })).toHaveFocus();
    expect(other.getByText('Pending')).toBeVisible();
  });

  it('disables a row while its action is running, and leaves the other rows usable @rest (#12.1)', async () => {
    await submitRecommended('one', 'Zubeda Quazi');
    await submitRecommended('two', 'Xavier Dsouza');
    const { user } = await openApplications();
    const { applications } = await openRecords();
    const move = applications.move.bind(applications);
    let goOn: () => void = () => undefined;
    jest.spyOn(applications, 'move').mockImplementationOnce(async (...step) => {
      await new Promise<void>((resolve) => (goOn = resolve));
      return move(...step);
    });
    const row = rowOf('Zubeda Quazi');
    await user.click(row.getByRole('button', { name: /^Approve/ }));
    for (const name of [/^Approve/, /^Reject/]) {
      expect(row.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await user.click(row.getByRole('button', { name: /^Reject/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(rowOf('Xavier Dsouza').getByRole('button', { name: /^Approve/ }));
    expect(await rowOf('Xavier Dsouza').findByText('Approved')).toBeVisible();
    goOn();
    expect(await row.findByText('Approved')).toBeVisible();
  });

  it('rejects an application with a reason, which appears in the history @rest', async () => {
    await submit('one', 'Zubeda Quazi');
    const { user } = await openApplications();
    const row = rowOf('Zubeda Quazi');
    await user.click(row.getByRole('button', { name: /^Reject/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), '   ');
    await user.click(dialog.getByRole('button', { name: 'Reject application' }));
    expect(dialog.getByText('Give the citizen a reason')).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'The plan is missing.');
    await user.click(dialog.getByRole('button', { name: 'Reject application' }));
    expect(await row.findByText('Rejected')).toBeVisible();
    expect(screen.getByText(/^#PAN-\S+ was rejected\./)).toBeVisible();
    expect(row.getByRole('button', { name: /^Reject/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(row.getByRole('button', { name: /^Details of/ }));
    expect(await screen.findByText('Note: The plan is missing.')).toBeVisible();
    expect(screen.getByText('Please.')).toBeVisible();
    expect(screen.getByText('Rejected, by Asha Kulkarni')).toBeVisible();
  });

  it.each([
    ['alone', /^#.*, Zeta Permit for Zubeda Quazi\. Other Admin was faster: “Rejected”\./],
    ['together', /^Not approved: .*for Zubeda Quazi\. Other Admin was faster: “Rejected”\.$/],
  ])(
    'shows the second of two admins who approves %s what the first did @rest',
    async (how, text) => {
      const { id } = await submit('one', 'Zubeda Quazi');
      const { user } = await openApplications('?service=Zeta+Permit');
      const { applications } = await openRecords();
      jest.spyOn(applications, 'move').mockImplementationOnce(async () => {
        await moveAs(otherAdmin, id, { to: 'rejected', revision: 1 });
        throw new ApplicationChangedError(id);
      });
      if (how === 'alone') await approve(user, 'Zubeda Quazi');
      else {
        await user.click(screen.getByRole('button', { name: 'Select all on this page' }));
        await user.click(screen.getByRole('button', { name: 'Approve selected' }));
        const dialog = within(screen.getByRole('dialog'));
        await user.click(dialog.getByRole('button', { name: 'Approve selected' }));
      }
      expect(await screen.findByText(text)).toBeVisible();
      expect(await rowOf('Zubeda Quazi').findByText('Rejected')).toBeVisible();
    },
  );

  it('shows a conflict message to an admin whose rejection comes second, and keeps the reason @rest', async () => {
    const { id } = await submit('one', 'Zubeda Quazi');
    const { user } = await openApplications();
    const { applications } = await openRecords();
    jest.spyOn(applications, 'move').mockImplementationOnce(async () => {
      await moveAs(otherAdmin, id, { to: 'approved', revision: 1 });
      throw new ApplicationChangedError(id);
    });
    await user.click(rowOf('Zubeda Quazi').getByRole('button', { name: /^Reject/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'The plan is missing.');
    await user.click(dialog.getByRole('button', { name: 'Reject application' }));
    expect(
      await dialog.findByText(/Other Admin was faster: “Approved”.*It is now: Approved/),
    ).toBeVisible();
    expect(await dialog.findByText(/^Somebody else changed it in the meantime/)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('The plan is missing.');
    expect(await rowOf('Zubeda Quazi').findByText('Approved')).toBeInTheDocument();
  });

  it('leaves the application unchanged when there is no connection, and keeps the reason @rest', async () => {
    await submit('one', 'Zubeda Quazi');
    const { user } = await openApplications();
    const { applications } = await openRecords();
    jest.spyOn(applications, 'move').mockRejectedValue(new OfflineError());
    const row = rowOf('Zubeda Quazi');
    await approve(user, 'Zubeda Quazi');
    expect(
      await screen.findByText(/The council’s server cannot be reached\. Nothing was changed/),
    ).toBeVisible();
    await user.click(row.getByRole('button', { name: /^Reject/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'The plan is missing.');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Reject application' }));
    expect(
      await dialog.findByText(/The council’s server cannot be reached\. Nothing was changed/),
    ).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('The plan is missing.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(hasUnsavedWork()).toBe(false);
  });

  it('shows a message when a search was limited to the latest matches', async () => {
    const { applications } = await openRecords();
    jest.spyOn(applications, 'watchPage').mockReturnValue(({ next }) => {
      next({ rows: [], total: 0, searched: 500 });
      return () => undefined;
    });
    renderArea('/admin/applications?search=asha+income');
    expect(
      await screen.findByText(
        'Searched the first 500 matches. Add a word or a filter to narrow it down.',
      ),
    ).toBeVisible();
  });

  it('shows a conflict message to the second of two admins and keeps the reason @rest', async () => {
    const { id } = await submit('one', 'Zubeda Quazi');
    const { user } = await openApplications();
    const row = rowOf('Zubeda Quazi');
    await user.click(row.getByRole('button', { name: /^Reject/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'The plan is missing.');
    await act(() => moveAs(otherAdmin, id, { to: 'approved', revision: 1 }));
    expect(
      await dialog.findByText(/Other Admin was faster: “Approved”.*It is now: Approved/),
    ).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('The plan is missing.');
    expect(await row.findByText('Approved')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Reject application' }));
    expect(await row.findByText('Rejected')).toBeInTheDocument();
  });

  it('approves several applications together, with a summary of what happened @rest', async () => {
    for (const [id, name] of [
      ['one', 'Zubeda Quazi'],
      ['four', 'Vilas Pawar'],
    ] as const) {
      await submit(id, name);
      await moveAs(otherAdmin, id, { to: 'approved', revision: 1 });
    }
    await submit('two', 'Xavier Dsouza');
    await submit('three', 'Yusuf Momin');
    const { user } = await openApplications('?service=Zeta+Permit');
    expect(screen.getByRole('button', { name: 'Approve selected' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Select all on this page' }));
    expect(screen.getByText('2 applications selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve 2 applications?' }));
    expect(dialog.getByText('Left out: 2 are approved already.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve selected' }));
    expect(await screen.findByText('2 applications were approved.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByText('Approved', { selector: 'td *' })).toHaveLength(4),
    );
    expect(screen.getByText('None selected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve selected' })).toHaveFocus();
  });

  it('asks before approving an application that no clerk has recommended (#18.3)', async () => {
    await submit('one', 'Zubeda Quazi');
    const { user } = await openApplications();
    const row = rowOf('Zubeda Quazi');
    await user.click(row.getByRole('button', { name: /^Approve/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Approve #PAN/ }));
    expect(
      dialog.getByText('No clerk has recommended this application. Approve it anyway?'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(row.getByText('Pending')).toBeVisible();
    expect(row.getByRole('button', { name: /^Approve/ })).toHaveFocus();
    await approve(user, 'Zubeda Quazi');
    expect(await row.findByText('Approved')).toBeVisible();
  });

  it('asks once, with the number of selected applications that were not recommended @rest (#18.3)', async () => {
    await submit('one', 'Zubeda Quazi');
    await submitRecommended('two', 'Xavier Dsouza');
    const { user } = await openApplications('?service=Zeta+Permit');
    await user.click(screen.getByRole('button', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve 2 applications?' }));
    expect(dialog.getByText('1 of 2 were not recommended by a clerk.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve selected' }));
    expect(await screen.findByText('2 applications were approved.')).toBeVisible();
  });

  it('shows the stage and the promised day of each row @rest (#18.3)', async () => {
    await submitRecommended('one', 'Zubeda Quazi');
    await openApplications();
    const row = rowOf('Zubeda Quazi');
    expect(row.getByText('Recommended')).toBeVisible();
    expect(row.getByText(/^due \d/)).toBeVisible();
  });

  it('lists the recommended applications, the earliest deadline first @rest', async () => {
    await submitRecommended('one', 'Zubeda Quazi');
    await submit('two', 'Xavier Dsouza');
    await openApplications('?waiting=recommended&service=Zeta+Permit');
    expect(screen.getByText(/^Checked by staff and waiting for your decision/)).toBeVisible();
    expect(screen.getByLabelText('Waiting')).toHaveValue('recommended');
    await waitFor(() => expect(applicants()).toEqual(['Zubeda Quazi']));
    expect(within(header('Date')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('lists unassigned applications that were sent more than a day ago, and none from today @rest', async () => {
    await submit('two', 'Xavier Dsouza');
    await openApplications('?waiting=unassigned');
    expect(screen.getByText(/^Sent more than a day ago, and nobody has them/)).toBeVisible();
    await waitFor(() => expect(applicants().length).toBeGreaterThan(3));
    expect(applicants()).not.toContain('Xavier Dsouza');
  });

  it('lists overdue applications until another filter is chosen @rest', async () => {
    const { user } = await openApplications();
    await user.selectOptions(screen.getByLabelText('Waiting'), 'Overdue');
    expect(await screen.findByText(/^Past the promised day, with staff or waiting/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/^overdue by/).length).toBeGreaterThan(0));
    expect(screen.queryByText(/^due in/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Status'), 'Rejected');
    expect(screen.getByLabelText('Waiting')).toHaveValue('');
    await waitFor(() => expect(applicants()).toHaveLength(4));
  });

  it('assigns an application to a colleague with a note, and releases it again @rest (#18.3)', async () => {
    await submit('one', 'Zubeda Quazi');
    const { user } = await openApplications();
    const row = rowOf('Zubeda Quazi');
    await user.click(row.getByRole('button', { name: /^Details of/ }));
    await user.click(await screen.findByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Assign #PAN/ }));
    await user.click(await dialog.findByRole('button', { name: 'Assign application' }));
    expect(await dialog.findAllByText('Choose a colleague')).not.toHaveLength(0);
    const [, first] = within(dialog.getByLabelText('Colleague')).getAllByRole('option');
    const name = first?.textContent ?? '';
    await user.selectOptions(dialog.getByLabelText('Colleague'), name);
    await user.type(dialog.getByLabelText(/^Note/), 'They wait at the counter.');
    await user.click(dialog.getByRole('button', { name: 'Assign application' }));
    expect(await screen.findByText(new RegExp(`was assigned to ${name}`))).toBeVisible();
    expect(await row.findByText(`${name} has it`)).toBeVisible();
    expect(await screen.findByText('Note: They wait at the counter.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Give to somebody else' }));
    const again = within(await screen.findByRole('dialog', { name: /^Assign #PAN/ }));
    await user.selectOptions(await again.findByLabelText('Colleague'), 'nobody');
    await user.click(again.getByRole('button', { name: 'Assign application' }));
    expect(await screen.findByText(/is back in the work list: nobody has it/)).toBeVisible();
    await waitFor(() => expect(row.queryByText(`${name} has it`)).not.toBeInTheDocument());
  });

  it.each([
    ['water', ['Urgent', 'Staff: High']],
    ['trade', ['High', 'Staff: Medium']],
    ['caste', ['Normal']],
  ])(
    'shows the staff area’s word for the priority of %s if it differs @rest (#18.3)',
    async (search, words) => {
      const { user } = await openApplications(`?search=${search}`);
      const [, row = document.body] = screen.getAllByRole('row');
      for (const word of words) expect(within(row).getByText(word)).toBeVisible();
      expect(within(row).queryAllByText(/^Staff: /)).toHaveLength(words.length - 1);
      await user.click(within(row).getByRole('button', { name: /^Details of/ }));
      const title = await screen.findByText('Priority', { selector: 'p' });
      expect(title.nextElementSibling).toHaveTextContent(words.join(''));
    },
  );

  it('passes axe with an open row and an open dialog @rest', async () => {
    await submit('one', 'Zubeda Quazi', 'Residence Proof');
    const { user, baseElement } = await openApplications('?search=zubeda');
    await user.click(await screen.findByRole('button', { name: /^Details of/ }));
    await screen.findByRole('button', { name: 'Assign' });
    await screen.findByText('Fee of ₹20: not paid yet.');
    expect(await axe(baseElement)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: /^Approve #/ }));
    await screen.findByRole('dialog');
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('restores the previous status on Undo of a bulk approval @rest (#12.2)', async () => {
    await submit('two', 'Xavier Dsouza');
    await submit('three', 'Yusuf Momin');
    const { user } = await openApplications('?service=Zeta+Permit');
    await user.click(screen.getByRole('button', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Approve selected' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 decisions were taken back.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByText('Pending', { selector: 'td *' })).toHaveLength(2),
    );
  });

  it('never reverses a rejection by a bulk approval @rest (#12.2)', async () => {
    const { user } = await openApplications('?status=rejected');
    await waitFor(() => expect(applicants()).toHaveLength(4));
    for (const box of screen.getAllByRole('checkbox')) {
      expect(box).toBeDisabled();
      expect(box).toHaveAccessibleDescription(/Rejected.*approve it by itself/);
    }
    expect(screen.getByRole('button', { name: 'Select all on this page' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Approve selected' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await approve(user, applicants()[0] ?? '');
    expect(await screen.findByText(/was approved\./)).toBeVisible();
  });

  it('removes applications from the selection when another admin decides them @rest (#12.2)', async () => {
    const { id } = await submit('one', 'Zubeda Quazi');
    await submit('two', 'Xavier Dsouza');
    const { user } = await openApplications('?service=Zeta+Permit');
    await user.click(screen.getByRole('button', { name: 'Select all on this page' }));
    expect(screen.getByText('2 applications selected')).toBeVisible();
    await act(() => moveAs(otherAdmin, id, { to: 'rejected', revision: 1 }));
    expect(await screen.findByText('1 application selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve selected' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve 1 application?' }));
    expect(
      dialog.getByText('Left out: 1 is rejected. To reverse a rejection, approve it by itself.'),
    ).toBeVisible();
  });
});
