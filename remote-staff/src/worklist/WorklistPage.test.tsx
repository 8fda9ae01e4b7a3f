import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openRecords, type Actor } from 'shared-data';
import { asAdmin } from '../../../tools/testing/asAdmin';
import { councilClock } from '../../../tools/testing/councilClock';
import { moveAs } from '../../../tools/testing/moveAs';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { submitNow } from '../../../tools/testing/submitNow';
import { firstOf } from '../../../tools/testing/firstOf';
import { citizen } from '../testing/review';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
const learnClock = councilClock();
afterEach(() => jest.restoreAllMocks());

const self: Actor = { uid: 'demo-staff', name: 'Asha Kulkarni', role: 'staff' };
const admin: Actor = { uid: 'demo-admin', name: 'Meera Shah', role: 'admin' };

/** Submits an application by a citizen whose name no sample has, so that a search finds only these. */
function apply(id: string, service = 'Birth Certificate', applicant = citizen) {
  return submitNow({ id, service, details: 'For the school', documents: [] }, applicant);
}

function open(path = '/staff/worklist?search=quazi') {
  return renderPortal(<StaffArea />, { path, session: 'staff' });
}

const findTable = () => screen.findByRole('table', { name: 'Applications' });
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: RegExp) => screen.findByRole('link', { name });
const rowOf = async (number: string) =>
  within(await findTable()).findByRole('row', { name: new RegExp(number) });

async function assignTo(uid: string, id: string, by: Actor = admin) {
  const { worklist } = await openRecords();
  const name = uid === self.uid ? self.name : 'Ravi More';
  return worklist.assign(id, { to: { uid, name }, by, note: 'The slip is at the desk' });
}

/** Another person who works here, whichever the samples list first. */
async function findColleague() {
  const { worklist } = await openRecords();
  const all = await firstOf(worklist.watchColleagues());
  const other = all.find(({ uid }) => uid !== self.uid);
  if (!other) throw new Error('Nobody else works here.');
  return other;
}

describe('on a device whose clock is wrong (#18)', () => {
  const day = 86_400_000;

  it.each([
    [40, 'behind', /overdue by \d+ days/],
    [-40, 'ahead', /due in [4-9]\d days/],
  ])('warns, and counts days by the council’s clock: %d days', async (days, where, words) => {
    await apply('4e9cb6f0-0d55-4a07-8f36-6a3a1c7f0101');
    open();
    const row = await rowOf('Zubeda Quazi');
    expect(row).toHaveTextContent(/due in \d+ days/);
    expect(screen.queryByText(/The clock of this device/)).not.toBeInTheDocument();

    await learnClock(days * day);

    expect(await screen.findByText(/The clock of this device/)).toHaveTextContent(
      `The clock of this device is 40 days ${where}`,
    );
    // The rows update after the records are read again.
    await waitFor(() => expect(row).toHaveTextContent(words));
  });

  it('filters overdue applications by the council’s day', async () => {
    await apply('4e9cb6f0-0d55-4a07-8f36-6a3a1c7f0102');
    open('/staff/worklist?search=quazi&due=overdue');
    expect(await screen.findByText('No applications match')).toBeVisible();

    await learnClock(730 * day);

    expect(await rowOf('Zubeda Quazi')).toHaveTextContent(/overdue by 7\d\d days/);
  });
});

describe('a tab', () => {
  it('shows its count, and has its own address @rest', async () => {
    const { user, container } = open('/staff/worklist');
    expect(await tab(/^To do \d+$/)).toHaveAttribute('aria-current', 'page');
    for (const [name, search] of [
      [/^Mine 0$/, '?tab=mine'],
      [/^With the citizen \d+$/, '?tab=with-citizen'],
      [/^Recommended \d+$/, '?tab=recommended'],
      [/^Decided \d+$/, '?tab=decided'],
    ] as const) {
      expect(await tab(name)).toHaveAttribute('href', `/staff/worklist${search}`);
    }
    await findTable();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await tab(/^Decided/));
    const region = await screen.findByRole('region', { name: 'Decided' });
    expect(await within(region).findByText(/^1 to 20 of \d+$/)).toBeVisible();
  });

  it('keeps the search', async () => {
    await apply('a');
    const { user } = open('/staff/worklist?search=quazi&service=Birth+Certificate&page=2');
    await user.click(await tab(/^Mine/));
    expect(await screen.findByText('No applications match')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('quazi');
  });

  it('updates when an application is taken @rest', async () => {
    const { number } = await apply('a');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Take ${number}` }));
    expect(await screen.findByText(`${number} is yours.`)).toBeVisible();
    expect(await tab(/^Mine 1$/)).toBeVisible();
    // The rows and the counts are two watches.
    const row = await rowOf(number);
    await waitFor(() => expect(row).toHaveTextContent('You'));
  });

  it.each([
    ['to-do', 'Nothing is waiting for the office', /as soon as they are sent/],
    ['mine', 'You have no applications', /Take the one that is due first/],
    ['with-citizen', 'No applications are with the citizens', /until the citizen answers/],
    ['recommended', 'No applications wait for a decision', /until an admin decides/],
    ['decided', 'Nothing has been decided yet', /the latest first/],
  ])('explains why %s is empty, and what to do @rest', async (name, title, text) => {
    const { worklist } = await openRecords();
    jest.spyOn(worklist, 'watchPage').mockReturnValue(({ next }) => {
      next({ rows: [], total: 0 });
      return () => undefined;
    });
    open(`/staff/worklist?tab=${name}`);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('the filter bar', () => {
  it('stores its filters in the address', async () => {
    const { number } = await apply('a');
    await apply('b', 'Income Certificate');
    open('/staff/worklist?search=quazi&service=Birth+Certificate');
    expect(await rowOf(number)).toBeVisible();
    expect(rowsOf(await findTable())).toHaveLength(1);
    expect(screen.getByLabelText('Service')).toHaveDisplayValue('Birth Certificate');
  });

  it('finds unassigned applications, and is cleared by one button @rest', async () => {
    const taken = await apply('a');
    const free = await apply('b');
    await assignTo('demo-staff', taken.id);
    const { user } = open();
    await rowOf(taken.number);
    await user.click(screen.getByRole('checkbox', { name: 'Nobody has it' }));
    await waitFor(async () => expect(rowsOf(await findTable())).toHaveLength(1));
    expect(await rowOf(free.number)).toHaveTextContent('Nobody');
    await user.click(button('Clear search and filters'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Nobody has it' })).not.toBeChecked();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull(),
    );
  });

  it('queries the store for a day, in calendar days of the council @rest', async () => {
    const { worklist } = await openRecords();
    const watchPage = jest.spyOn(worklist, 'watchPage');
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T20:00:00Z'));
    const { user } = open('/staff/worklist?due=overdue');
    await screen.findByRole('heading', { level: 1, name: 'Work list' });
    const asked = () => watchPage.mock.lastCall?.[0].dueBy;
    await waitFor(() => expect(asked()).toBe('2026-11-23'));
    await user.selectOptions(screen.getByLabelText('Due'), 'Within 3 calendar days, or overdue');
    await waitFor(() => expect(asked()).toBe('2026-11-27'));
    await user.click(await tab(/^Decided/));
    await waitFor(() => expect(asked()).toBeUndefined());
    expect(screen.queryByLabelText('Due')).not.toBeInTheDocument();
  });

  it('shows how many applications a search covered', async () => {
    const { worklist } = await openRecords();
    jest.spyOn(worklist, 'watchPage').mockReturnValue(({ next }) => {
      next({ rows: [], total: 0, searched: 500 });
      return () => undefined;
    });
    const { user } = open();
    expect(await screen.findByText(/^Searched the first 500 matches/)).toBeVisible();
    await user.click(button('Show all'));
    expect(await screen.findByText('Nothing is waiting for the office')).toBeVisible();
  });
});

describe('a row', () => {
  it('precedes the rows with a later deadline', async () => {
    const late = await apply('a', 'Trade License');
    const early = await apply('b', 'Death Certificate');
    open();
    await waitFor(async () => expect(rowsOf(await findTable())).toHaveLength(2));
    const rows = rowsOf(await findTable());
    expect(rows[0]).toHaveTextContent(early.number);
    expect(rows[1]).toHaveTextContent(late.number);
    for (const row of rows) {
      expect(within(row).getByText(/^Decision by \d+ [A-Z]/)).toBeVisible();
      expect(within(row).getByText(/^due in \d+ days$/)).toBeVisible();
    }
  });

  it('precedes the rows with a later deadline, samples included (#18)', async () => {
    open('/staff/worklist');
    const standing = /overdue by (\d+) days?|due in (\d+) days?|due (tomorrow)/;
    const days = rowsOf(await findTable()).map(({ textContent }) => {
      const [, overdue, left, tomorrow] = standing.exec(textContent) ?? [];
      return overdue ? -Number(overdue) : Number(left ?? (tomorrow ? 1 : 0));
    });
    expect(days[0]).toBeLessThan(0);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });

  it('opens the review, which links back to the tab, the filters and the page @rest', async () => {
    const { user } = open('/staff/worklist?tab=decided&search=2026&page=2');
    const range = (await screen.findByText(/^21 to \d+ of \d+$/)).textContent;
    const [row = document.body] = rowsOf(await findTable());
    await user.click(within(row).getByRole('link'));
    await user.click(await screen.findByRole('link', { name: 'Back to the work list' }));
    expect(await screen.findByRole('region', { name: 'Decided' })).toBeVisible();
    expect(await screen.findByText(range)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('2026');
  });

  it('hands over with a note @rest', async () => {
    const { id, number } = await apply('a');
    const colleague = await findColleague();
    await assignTo('demo-staff', id);
    const { user, container } = open();
    const row = await rowOf(number);
    const words = await within(row).findByText(/The slip/);
    expect(words).toHaveTextContent('Handed over by Meera Shah: The slip is at the desk');
    await user.click(button(`Hand over ${number}`));
    const dialog = within(screen.getByRole('dialog', { name: `Hand over ${number}` }));
    await user.click(await dialog.findByRole('button', { name: 'Hand over' }));
    expect((await dialog.findAllByText(/Choose a colleague/))[0]).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Colleague'), colleague.name);
    await user.type(dialog.getByLabelText(/^Note/), 'x'.repeat(501), { initialSelectionStart: 0 });
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(
      (await dialog.findAllByText(/Use at most 500 characters\. It has 501 now/))[0],
    ).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.type(dialog.getByLabelText(/^Note/), '{Backspace}');
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(
      await screen.findByText(`${number} was handed over to ${colleague.name}.`),
    ).toBeVisible();
    await waitFor(async () => expect(await rowOf(number)).toHaveTextContent(colleague.name));
    expect(screen.queryByRole('button', { name: `Hand over ${number}` })).not.toBeInTheDocument();
  });

  it('gives back an application, and takes it again on Undo @rest', async () => {
    const { id, number } = await apply('a');
    await assignTo('demo-staff', id);
    const { user } = open('/staff/worklist?tab=mine');
    await rowOf(number);
    await user.click(button(`Give back ${number}`));
    expect(await screen.findByText(`${number} was given back: nobody has it.`)).toBeVisible();
    expect(await screen.findByText('You have no applications')).toBeVisible();
    expect(document.body).not.toHaveFocus();
    await user.click(button('Undo'));
    expect(await screen.findByText(`${number} is yours.`)).toBeVisible();
    expect(await rowOf(number)).toBeVisible();
  });

  it.each([
    ['water', ['High', 'Admins: Urgent']],
    ['trade', ['Medium', 'Admins: High']],
    ['caste', ['Normal']],
  ])(
    'shows the admins’ word for the priority of %s if it differs @rest (#18.3)',
    async (search, words) => {
      const tab = search === 'trade' ? 'with-citizen' : 'to-do';
      const { user } = open(`/staff/worklist?tab=${tab}&search=${search}`);
      const rows = rowsOf(await findTable());
      const row = rows.find((each) => within(each).queryByText(words[0] ?? '')) ?? document.body;
      for (const word of words) expect(within(row).getByText(word)).toBeVisible();
      expect(within(row).queryAllByText(/^Admins: /)).toHaveLength(words.length - 1);
      await user.click(within(row).getByRole('link'));
      await screen.findByRole('heading', { level: 1, name: /^Review / });
      for (const word of words) expect(await screen.findByText(word)).toBeVisible();
    },
  );

  it('marks a clerk’s own application, and offers no actions @rest', async () => {
    const { number } = await apply('a', 'Birth Certificate', {
      uid: self.uid,
      name: 'Asha Quazi',
      email: 'asha@example.com',
    });
    open();
    const row = within(await rowOf(number));
    expect(row.getByText('Your own application: somebody else checks it.')).toBeVisible();
    expect(row.queryByRole('button')).not.toBeInTheDocument();
  });

  it('does not show a former clerk as the assignee, and lets the case be taken in its row @rest (#18)', async () => {
    const { id, number } = await apply('a');
    const leaver = { uid: 'clerk-3', name: 'Ravi More', email: 'ravi@example.com' };
    const { people, worklist } = await openRecords();
    await people.noteSession({ ...leaver, role: 'staff' });
    await asAdmin(() => people.changeRole(leaver.uid, 'staff'));
    await worklist.assign(id, { to: leaver, by: { ...leaver, role: 'staff' } });
    const { user } = open();
    expect(await rowOf(number)).toHaveTextContent(/Ravi More/);
    expect(screen.queryByRole('button', { name: `Take ${number}` })).not.toBeInTheDocument();

    await act(async () => {
      await asAdmin(() => people.changeRole(leaver.uid, 'user'));
    });
    await screen.findByText('Nobody: Ravi More does not work here any more');
    await user.click(button(`Take ${number}`));
    expect(await screen.findByText(`${number} is yours.`)).toBeVisible();
    await waitFor(async () => expect(await rowOf(number)).toHaveTextContent(/You/));
  });

  it('names the colleague who was faster @rest', async () => {
    const { id, number } = await apply('a');
    const { user } = open();
    const take = await screen.findByRole('button', { name: `Take ${number}` });
    const { worklist } = await openRecords();
    const { assign } = worklist;
    jest.spyOn(worklist, 'assign').mockImplementationOnce(async (...asked) => {
      await assign(id, {
        to: { uid: 'staff-2', name: 'Ravi More' },
        by: { ...self, uid: 'staff-2', name: 'Ravi More' },
      });
      return assign(...asked);
    });
    await user.click(take);
    expect(await screen.findByText('Ravi More has taken it meanwhile.')).toBeVisible();
    await waitFor(() => expect(take).not.toBeInTheDocument());
  });
});

it('links the cashier to the day sheet @rest (#18.5)', async () => {
  const { user } = open('/staff/worklist');
  await user.click(await screen.findByRole('link', { name: 'Day sheet' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Day sheet' })).toBeVisible();
});

describe('take next', () => {
  it('takes the application with the earliest deadline, and opens its review @rest', async () => {
    const { user } = open('/staff/worklist');
    await findTable();
    await user.click(button('Take next'));
    expect(await screen.findByRole('heading', { level: 1, name: /^Review / })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the work list' }));
    expect(await tab(/^Mine 1$/)).toBeVisible();
  });

  it('gives two clerks different ones @rest', async () => {
    const { worklist } = await openRecords();
    const colleague: Actor = { uid: 'staff-2', name: 'Ravi More', role: 'staff' };
    const first = await worklist.takeNext(colleague);
    const { user } = open('/staff/worklist');
    await findTable();
    await user.click(button('Take next'));
    const heading = await screen.findByRole('heading', { level: 1, name: /^Review / });
    expect(first?.number).toMatch(/^#/);
    expect(heading).not.toHaveTextContent(first?.number ?? '');
  });

  it('shows a message if nothing is left @rest', async () => {
    const { number } = await apply('a', 'Trade License');
    const { user } = open('/staff/worklist?service=Trade+License&search=quazi');
    await rowOf(number);
    const { worklist } = await openRecords();
    while (await worklist.takeNext(self, 'Trade License'));
    await user.click(button('Take next'));
    expect(
      await screen.findByText(/^There are no more cases to take for Trade License/),
    ).toBeVisible();
    await user.click(button('Clear search and filters'));
    while (await worklist.takeNext(self));
    await user.click(button('Take next'));
    expect(
      await screen.findByText(
        /is with somebody, or is your own\. You can take cases of people who left/,
      ),
    ).toBeVisible();
  });
});

describe('the keyboard', () => {
  async function openTwo() {
    const applications = [await apply('a'), await apply('b')];
    const view = open();
    await waitFor(async () => expect(rowsOf(await findTable())).toHaveLength(2));
    const [first, second] = rowsOf(await findTable()).map((row) => within(row).getByRole('link'));
    return { ...view, first, second, applications };
  }

  it('moves from row to row, and opens one @rest', async () => {
    const { user, first, second } = await openTwo();
    await user.keyboard('j');
    expect(first).toHaveFocus();
    await user.keyboard('jj');
    expect(second).toHaveFocus();
    await user.keyboard('kk');
    expect(first).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: /^Review / })).toBeVisible();
  });

  it('moves the focus to the search box, where letters are text, and shows the list again when it is cleared @rest', async () => {
    const { user } = await openTwo();
    await user.keyboard('/j');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('quazij');
    expect(await screen.findByText('No applications match')).toBeVisible();
    await user.click(button('Clear search and filters'));
    await waitFor(async () => expect(rowsOf(await findTable()).length).toBeGreaterThan(1));
  });

  it('takes the next application @rest', async () => {
    const { user } = await openTwo();
    await user.keyboard('n');
    expect(await screen.findByRole('heading', { level: 1, name: /^Review / })).toBeVisible();
  });

  it('keeps the focus in the list when its row disappears @rest', async () => {
    const { user, first, second, applications } = await openTwo();
    await user.keyboard('j');
    const left = applications.find(({ number }) => first?.textContent.includes(number));
    await moveAs(self, left?.id ?? '', { to: 'in-review', revision: 1 });
    await moveAs(self, left?.id ?? '', { to: 'recommended', revision: 2 });
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(second).toHaveFocus();
  });

  it('opens a dialog that lists the keys and can turn them off @rest', async () => {
    const { user, first } = await openTwo();
    await user.keyboard('?');
    const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(await dialog.findByRole('row', { name: 'N Take next' })).toBeVisible();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.keyboard('j');
    expect(first).not.toHaveFocus();
  });
});
