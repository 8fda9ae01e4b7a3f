import { screen, within } from '@testing-library/react';
import { councilNow, openRecords, type Application } from 'shared-data';
import { councilDay } from 'shared-data/model';
import { formatTrackingNumber, trackingPath } from 'shared-data/tracking';
import { saveFile } from '../citizen/saveFile';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { personWith, renderPortal } from '../../../tools/testing/renderPortal';
import { submitNow } from '../../../tools/testing/submitNow';
import { Area } from '../testing/Area';

jest.mock('../citizen/saveFile', () => ({ saveFile: jest.fn() }));

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

it('shows a printable summary of the citizen’s applications', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { user } = renderPortal(<Area />, { path: '/user/report', session: 'user' });
  const summary = await screen.findByRole('region', { name: 'Summary' });
  const terms = within(summary).getAllByRole('term');
  expect(
    terms.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]),
  ).toEqual([
    ['All applications', '5'],
    ['Pending', '2'],
    ['In Review', '1'],
    ['Approved', '1'],
    ['Rejected', '1'],
  ]);
  expect(screen.getByText('Report for Asha Kulkarni')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

it('exports them as CSV', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/report', session: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  const [name, content] = jest.mocked(saveFile).mock.lastCall ?? [];
  const lines = content?.split('\r\n') ?? [];
  expect(name).toBe(`applications-${councilDay(councilNow())}.csv`);
  expect(lines[0]).toBe('\uFEFFNumber,Service,Status,Submitted,Last change,Documents,Note');
  expect(lines[1]).toMatch(/^#PAN-\d{4}-\d{3},Birth Certificate,Approved,\d{4}-.*,Sample$/);
  expect(lines).toHaveLength(7);
});

it('shows which are overdue, and which deadlines are paused (#18.1)', async () => {
  const { applications } = await openRecords();
  const watchMine = applications.watchMine.bind(applications);
  jest.spyOn(applications, 'watchMine').mockImplementation((uid) => (observer) => {
    const day = '2020-01-02';
    const next = (all: Application[]) =>
      observer.next(
        all.map((each) =>
          each.status === 'pending'
            ? { ...each, status: 'returned', deadline: { day, left: 3 } }
            : { ...each, deadline: { day } },
        ),
      );
    return watchMine(uid)({ ...observer, next });
  });
  renderPortal(<Area />, { path: '/user/report', session: 'user' });
  const table = await screen.findByRole('table', { name: 'Applications' });
  expect(within(table).getByText(/^overdue by [\d,]+ days$/)).toBeVisible();
  expect(within(table).getAllByText('waiting for your answer')).toHaveLength(2);
});

it('shows the number by which each application is followed (#19.3)', async () => {
  const draft = { id: 'own', service: 'Birth Certificate', details: '', documents: [] };
  const { number, trackingNumber } = await submitNow(draft, personWith('user'));
  if (!trackingNumber) throw new Error('no tracking number');
  renderPortal(<Area />, { path: '/user/report', session: 'user' });
  const row = await screen.findByRole('row', { name: new RegExp(`^${number} Tracking number: `) });
  const link = within(row).getByRole('link', { name: formatTrackingNumber(trackingNumber) });
  expect(link).toHaveAttribute('href', trackingPath({ trackingNumber }));
});

it('marks the samples on the sheet (#12.5)', async () => {
  renderPortal(<Area />, { path: '/user/report', session: 'user' });
  const table = await screen.findByRole('table', { name: 'Applications' });
  expect(within(table).getAllByText('Sample')).toHaveLength(5);
});
