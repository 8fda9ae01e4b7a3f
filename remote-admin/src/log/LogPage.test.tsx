import { act, screen, waitFor, within } from '@testing-library/react';
import {
  changeRole,
  DailyLimitError,
  openRecords,
  removeService,
  restoreService,
  saveSettings,
  type Actor,
  type ApplicationStatus,
} from 'shared-data';
import { usualSettings } from 'shared-data/model';
import { moveAs } from '../../../tools/testing/moveAs';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { submitNow } from '../../../tools/testing/submitNow';
import { addServiceAsAdmin } from '../testing/addServiceAsAdmin';
import { axe } from '../testing/axe';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();

afterEach(() => jest.restoreAllMocks());

/** One of the samples. */
const admin = { uid: 'sample-usha.naik', name: 'Usha Naik', role: 'admin' } as const;

/** Adds, removes and restores a service as an admin. */
async function work() {
  const { id } = await addServiceAsAdmin('Pension Letter');
  await restoreService(await removeService(id));
}

async function openLog(search = '') {
  const view = renderArea(`/admin/log${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Log' });
  return view;
}

const sentences = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the log', () => {
  it('shows who did what, the latest first (#18.4)', async () => {
    await work();
    const { container } = await openLog('?kind=service');
    await screen.findByRole('table');
    expect(sentences()).toEqual([
      'Restored the service Pension Letter',
      'Removed the service Pension Letter',
      'Added the service Pension Letter',
    ]);
    expect(within(screen.getByRole('table')).getAllByText('Asha Kulkarni, Admin')).toHaveLength(3);
    const who = within(screen.getByLabelText('Who'));
    expect(await who.findByRole('option', { name: /^Usha Naik/ })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('includes the sign-in of the admin who reads it (#18.4)', async () => {
    await openLog();
    expect(await screen.findByRole('rowheader', { name: 'Signed in' })).toBeVisible();
  });

  it('shows in sentences what a clerk and an admin did in a day (#18)', async () => {
    const clerk = { uid: 'sample-nitin.joshi', name: 'Nitin Joshi', role: 'staff' } as const;
    const draft = { id: 'a', service: 'Residence Proof', details: '', documents: [] };
    const citizen = { uid: 'c', name: 'Zubeda Quazi', email: 'zubeda@example.com' };
    const { number } = await submitNow(draft, citizen);
    const { worklist } = await openRecords();
    await worklist.assign('a', { to: clerk, by: clerk });
    const steps: [Actor, ApplicationStatus][] = [
      [clerk, 'in-review'],
      [clerk, 'recommended'],
      [admin, 'approved'],
      [admin, 'recommended'],
    ];
    for (const [index, [by, to]] of steps.entries()) {
      await moveAs(by, 'a', { to, revision: index + 1 });
    }
    await addServiceAsAdmin('Ration Card');
    await saveSettings({ ...usualSettings, name: 'Gram Panchayat' });

    const { user } = await openLog();
    await waitFor(() =>
      expect(sentences().filter((sentence) => sentence !== 'Signed in')).toEqual([
        'Saved the settings of the council',
        'Added the service Ration Card',
        `Took back the decision on application ${number}`,
        `Approved application ${number}`,
        `Recommended application ${number}`,
        `Took application ${number}`,
      ]),
    );
    const rowOf = (words: RegExp) => screen.getByRole('row', { name: words });
    expect(rowOf(/Took application/)).toHaveTextContent('Nitin Joshi, Staff');
    expect(rowOf(/Added the service/)).toHaveTextContent('Asha Kulkarni, Admin');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Decisions');
    await waitFor(() => expect(sentences()).toHaveLength(3));
    await user.type(screen.getByLabelText('Search the log'), number);
    await waitFor(() => expect(screen.getByLabelText('Search the log')).toHaveValue(number));
    expect(sentences()).toHaveLength(3);
  });

  it('filters by search words and by kind, in the address @rest (#18.4)', async () => {
    await work();
    const { user } = await openLog('?kind=service&search=pens');
    expect(await screen.findByLabelText('Kind')).toHaveValue('service');
    await waitFor(() => expect(sentences()).toHaveLength(3));
    await user.type(screen.getByLabelText('Search the log'), ' zzz');
    expect(await screen.findByText('No entries found')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show the whole log' }));
    await waitFor(() => expect(sentences().length).toBeGreaterThan(2));
  });

  it('filters by days (#18.4)', async () => {
    await work();
    await openLog('?to=2020-01-01');
    expect(await screen.findByText('No entries found')).toBeVisible();
    expect(screen.getByLabelText('To day')).toHaveValue('2020-01-01');
  });

  it('filters by person, in the address @rest (#18.4)', async () => {
    await work();
    const { log } = await openRecords();
    await log.note({ kind: 'export', action: 'applications', subject: 'June' }, admin);
    const { user } = await openLog();
    const who = await screen.findByLabelText('Who');
    await user.selectOptions(who, await within(who).findByRole('option', { name: /^Usha Naik/ }));
    await waitFor(() => expect(sentences()).toEqual(['Exported applications']));
    await user.selectOptions(who, 'Everybody');
    await waitFor(() => expect(sentences().length).toBeGreaterThan(3));
  });

  it('filters by somebody whose role was removed (#18.4)', async () => {
    signInAs('admin');
    await changeRole('sample-nitin.joshi', 'user');
    await openLog('?kind=export');
    const who = await screen.findByLabelText('Who');
    expect(await within(who).findByRole('option', { name: 'Nitin Joshi, Citizen' })).toBeVisible();
    expect(within(who).queryByRole('option', { name: /^Asha Patil/ })).not.toBeInTheDocument();
  });

  it('filters by each person who appears in its entries, and keeps the choice @rest (#18.4)', async () => {
    const { log } = await openRecords();
    const by = { uid: 'x', name: 'Xavier', role: 'staff' } as const;
    await log.note({ kind: 'export', action: 'applications', subject: 'June' }, by);
    const { user } = await openLog();
    const who = await screen.findByLabelText('Who');
    await user.selectOptions(who, await within(who).findByRole('option', { name: /^Xavier/ }));
    await waitFor(() => expect(sentences()).toEqual(['Exported applications']));
    await user.selectOptions(screen.getByLabelText('Kind'), 'Payments');
    expect(await screen.findByText('No entries found')).toBeVisible();
    expect(who).toHaveDisplayValue(/^Xavier/);
  });

  it('shows the code of an unknown action (#18.4)', async () => {
    signInAs('admin');
    const { log } = await openRecords();
    const by = { uid: 'x', name: 'Xavier', role: 'admin' } as const;
    await log.note({ kind: 'export', action: 'new-thing', subject: 'June' }, by);
    await openLog('?kind=export');
    expect(await screen.findByRole('rowheader', { name: 'export.new-thing June' })).toBeVisible();
  });

  it.each([
    ['cannot be entered in the log (#18.4)', new Error('refused'), /could not be entered in the/],
    ['is one more than the limit of a day (#44c)', new DailyLimitError(), /reached today’s limit/],
  ])('saves no file if the export %s @rest', async (_, refusal, message) => {
    await work();
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    const { user } = await openLog('?kind=service');
    await screen.findByRole('table');
    const { log } = await openRecords();
    jest.spyOn(log, 'note').mockRejectedValue(refusal);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(press).not.toHaveBeenCalled();
  });

  it('writes times in the file by the council’s clock, within the days of the filters (#18.4)', async () => {
    await work();
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:log';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await openLog('?kind=service');
    await screen.findByRole('table');
    const { log } = await openRecords();
    const [entry] = await act(() => log.findAll({ kind: 'service' }));
    if (!entry) throw new Error('no entry');
    jest.spyOn(log, 'findAll').mockResolvedValue([{ ...entry, at: '2026-11-23T18:45:00.000Z' }]);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [, row] = (await (saved[0] ?? new Blob()).text()).split('\r\n');
    expect(row).toMatch(/^2026-11-24T00:15:00\+05:30,Asha Kulkarni,/);
  });

  it('exports the matching entries, and enters the export in the log @rest (#18.4)', async () => {
    await work();
    URL.createObjectURL = () => 'blob:log';
    const press = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    const { user } = await openLog('?search=pension');
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('3 entries were saved as a file.')).toBeVisible();
    expect(press).toHaveBeenCalledTimes(1);
    const { log } = await openRecords();
    const [entry] = await act(() => log.findAll({ kind: 'export' }));
    expect(entry).toMatchObject({
      action: 'log',
      detail: '3',
    });
  });
});
