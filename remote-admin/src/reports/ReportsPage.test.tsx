import { screen, waitFor, within } from '@testing-library/react';
import { openRecords, type Report } from 'shared-data';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const titles = ['Applications over time', 'By service', 'By status', 'Time to decision'];

async function openReports(search = '') {
  const view = renderArea(`/admin/reports${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Reports' });
  return view;
}

describe('the reports', () => {
  it.each(titles)('show %s as a chart with its table', async (title) => {
    await openReports();
    const figure = within(await screen.findByRole('figure', { name: title }));
    expect(figure.getByRole('img', { name: title })).toBeVisible();
    expect(figure.getByText(`Table: ${title}`)).toBeVisible();
    const table = within(figure.getByRole('table', { name: title, hidden: true }));
    expect(table.getAllByRole('rowheader', { hidden: true }).length).toBeGreaterThan(2);
  });

  it('hold the period in the address, and say when it has nothing', async () => {
    const { user } = await openReports('?from=2001-01-01&to=2001-01-31');
    expect(await screen.findByText('No applications in this period')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Last 90 days' }));
    expect(await screen.findByRole('figure', { name: 'By status' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Last 90 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByText('Approved 17, pending 11, rejected 4.')).toBeVisible();
  });

  it('say that a period ends before it begins', async () => {
    await openReports('?from=2026-02-01&to=2026-01-01');
    expect(await screen.findByRole('alert')).toHaveTextContent('ends before it begins');
  });

  it('exports the report as CSV', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (content: Blob) => {
      saved.push(content);
      return 'blob:report';
    };
    const press = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    const { user } = await openReports();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(saved[0]?.type).toBe('text/csv');
    expect(saved[0]?.size).toBeGreaterThan(1000);
  });

  it('say what they cover where a period has more than can be read', async () => {
    const { reports } = await openRecords();
    const watchReport = reports.watchReport.bind(reports);
    jest.spyOn(reports, 'watchReport').mockImplementation((period) => ({ next, error }) => {
      const covered = { from: '2026-10-05', applications: 5000 };
      return watchReport(period)({ next: (report: Report) => next({ ...report, covered }), error });
    });
    await openReports();
    expect(
      await screen.findByText(
        /Everything else covers the latest 5,000 applications, from 5 Oct 2026 on\. Choose a shorter period/,
      ),
    ).toBeVisible();
  });

  it('prints the report', async () => {
    window.print = jest.fn();
    const { user } = await openReports();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });
});
