import { screen, waitFor, within } from '@testing-library/react';
import { openRecords, type Report } from 'shared-data';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { axe } from '../testing/axe';
import { renderArea } from '../testing/renderArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const titles = ['Applications over time', 'By service', 'By status', 'Time to decision'];

const overdueTitle = 'Overdue now, of all open applications';

/** Opens the reports with some figures of the report replaced. */
async function withFigures(figures: Partial<Report>) {
  const { reports } = await openRecords();
  const watchReport = reports.watchReport.bind(reports);
  jest.spyOn(reports, 'watchReport').mockImplementation((period) => ({ next, error }) => {
    return watchReport(period)({ next: (report) => next({ ...report, ...figures }), error });
  });
}

const overdue = {
  id: 'z',
  number: '#PAN-2026-099',
  service: 'Trade License',
  applicant: 'Zubeda Quazi',
  day: '2026-11-12',
  byDays: 11,
};

async function openReports(search = '') {
  const view = renderArea(`/admin/reports${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Reports' });
  return view;
}

describe('the reports', () => {
  it.each(titles)('shows %s as a chart with its table', async (title) => {
    const { user } = await openReports();
    const figure = within(await screen.findByRole('figure', { name: title }));
    expect(figure.getByRole('img', { name: title })).toBeVisible();
    await user.click(figure.getByText(`Table: ${title}`));
    const table = figure.getByRole('table', { name: title });
    expect(table).toBeVisible();
    expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(2);
  });

  it('shrinks charts as a whole on paper @rest (#18.3)', async () => {
    await openReports();
    for (const name of titles) {
      const chart = await screen.findByRole('img', { name });
      const [width, height] = ['width', 'height'].map((side) => chart.getAttribute(side));
      expect(chart).toHaveAttribute('viewBox', `0 0 ${width} ${height}`);
    }
  });

  it('stores the period in the address, and shows a message if it is empty @rest', async () => {
    const { user } = await openReports('?from=2001-01-01&to=2001-01-31');
    expect(await screen.findByText('No applications in this period')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Last 90 days' }));
    expect(await screen.findByRole('figure', { name: 'By status' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Last 90 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByText(/: approved 17, pending 11, rejected 4\.$/)).toBeVisible();
  });

  it('shows an error if a period ends before it starts', async () => {
    await openReports('?from=2026-02-01&to=2026-01-01');
    expect(await screen.findByRole('alert')).toHaveTextContent('ends before it begins');
  });

  it('exports the report as CSV @rest', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (content: Blob) => {
      saved.push(content);
      return 'blob:report';
    };
    URL.revokeObjectURL = () => undefined;
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await openReports();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^report-.*\.csv$/)]));
    expect(saved[0]?.type).toBe('text/csv');
    expect(saved[0]?.size).toBeGreaterThan(1000);
    const reader = new FileReader();
    const read = new Promise((resolve) => reader.addEventListener('load', resolve));
    reader.readAsText(saved[0] ?? new Blob());
    await read;
    expect(reader.result).toMatch(/Village Council\r\n"Report for .+, made on .+\."\r\nTable,Item/);
  });

  it.each(['This month', 'Last month'])('offers the preset %s @rest', async (preset) => {
    const { user } = await openReports('?from=2001-01-01&to=2001-01-31');
    const button = await screen.findByRole('button', { name: preset });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('From')).toHaveDisplayValue(/-01$/);
  });

  it('counts the decisions in time, and their total @rest', async () => {
    await withFigures({
      decisions: {
        count: 20,
        averageWorkingDays: 4.26,
        bySpan: [],
        inTime: { promised: 17, inTime: 14 },
      },
    });
    await openReports();
    expect(await screen.findByText('82%')).toBeVisible();
    expect(
      screen.getByText('of 17 applications with a promised day, decided in this period'),
    ).toBeVisible();
    expect(screen.getByText('4.3')).toBeVisible();
    expect(
      screen.getByText(
        '20 applications were decided in this period, after 4.3 working days on average.',
      ),
    ).toBeVisible();
  });

  it('names the people who recommended and decided @rest', async () => {
    const inTime = { promised: 3, inTime: 1 };
    await withFigures({
      byOfficer: [
        {
          uid: 'c',
          name: 'Usha Naik',
          recommended: 5,
          decided: 0,
          inTime,
        },
        { uid: '', name: '', recommended: 1, decided: 2, inTime: { promised: 0, inTime: 0 } },
      ],
    });
    await openReports();
    const section = within(await screen.findByRole('region', { name: 'By officer' }));
    expect(section.getByRole('row', { name: 'Usha Naik 5 0 33% of 3' })).toBeVisible();
    expect(
      section.getByRole('row', { name: 'People who no longer work here 1 2 –' }),
    ).toBeVisible();
  });

  it('shows a row for services that are no longer offered @rest', async () => {
    const byOutcome = { pending: 1, approved: 2, rejected: 0 };
    const inTime = { promised: 2, inTime: 1 };
    const gone = { service: '', total: 3, byOutcome, averageWorkingDays: 2.04, inTime };
    await withFigures({ byService: [gone] });
    await openReports();
    const table = within(await screen.findByRole('table', { name: 'By service', hidden: true }));
    const name = 'Services no longer offered 3 2 1 0 2 50% of 2';
    expect(table.getByRole('row', { name, hidden: true })).toBeInTheDocument();
  });

  it.each([
    ['day', '1 Nov'],
    ['week', '1 Nov'],
    ['month', 'Nov 2026'],
    ['year', '2026'],
  ] as const)('labels each %s of the period as %s @rest', async (length, name) => {
    const steps = [{ from: '2026-11-01', submitted: 4, decided: 3 }];
    await withFigures({ overTime: { length, steps } });
    await openReports();
    const figure = within(await screen.findByRole('figure', { name: 'Applications over time' }));
    expect(
      figure.getByText(new RegExp(`by ${length}\\. Busiest .*: 4 applications`)),
    ).toBeVisible();
    expect(figure.getByRole('row', { name: `${name} 4 3`, hidden: true })).toBeInTheDocument();
  });

  it('lists the overdue applications, with a link to each in the list @rest', async () => {
    await withFigures({ overdue: { count: 1, listed: [overdue] } });
    const { user } = await openReports();
    const section = within(await screen.findByRole('region', { name: overdueTitle }));
    expect(section.getByText(/^1 application is past the promised day/)).toBeVisible();
    const row = section.getByRole('row', {
      name: /Trade License Zubeda Quazi 12 Nov 2026 11 Nobody/,
    });
    await user.click(within(row).getByRole('link', { name: overdue.number }));
    expect(await screen.findByLabelText('Search applications')).toHaveValue(overdue.number);
  });

  it('links from the 50 oldest to the other overdue applications @rest', async () => {
    const listed = Array.from({ length: 50 }, (_, at) => ({ ...overdue, id: `z${at}` }));
    await withFigures({ overdue: { count: 61, listed } });
    const { user } = await openReports();
    const section = within(await screen.findByRole('region', { name: overdueTitle }));
    expect(section.getAllByRole('row')).toHaveLength(51);
    await user.click(section.getByRole('link', { name: /^11 more/ }));
    expect(await screen.findByLabelText('Waiting')).toHaveValue('overdue');
  });

  it('shows the overdue applications even for a period without applications @rest', async () => {
    await withFigures({ overdue: { count: 1, listed: [overdue] } });
    await openReports('?from=2001-01-01&to=2001-01-31');
    expect(await screen.findByText('No applications in this period')).toBeVisible();
    const section = within(screen.getByRole('region', { name: overdueTitle }));
    expect(section.getByRole('link', { name: overdue.number })).toBeVisible();
  });

  it('prints the head of the council on top @rest', async () => {
    await openReports('?from=2026-10-01&to=2026-10-31');
    expect(await screen.findByText('Village Council')).toBeInTheDocument();
    expect(screen.getByText('Village Council Office, Main Road')).toBeInTheDocument();
    expect(screen.getByText(/^Report for 1–31 Oct 2026, made on /)).toBeInTheDocument();
  });

  it('lists the searches without a result, and their number @rest (#19)', async () => {
    const { searches } = await openRecords();
    for (const term of ['passport', 'visa', 'passport']) await searches.noteMiss(term);
    await openReports();
    const section = within(
      await screen.findByRole('region', { name: 'Searches without a result' }),
    );
    const rows = (await section.findAllByRole('row')).map((row) => row.textContent);
    expect(rows).toEqual(['Searched forTimes', 'passport2', 'visa1']);
  });

  it('shows a message if there were no searches without a result (#19)', async () => {
    await openReports();
    const section = await screen.findByRole('region', { name: 'Searches without a result' });
    expect(section).toHaveTextContent('No search without a result');
  });

  it('passes axe @rest', async () => {
    await withFigures({ overdue: { count: 1, listed: [overdue] } });
    const { container } = await openReports();
    await screen.findByRole('region', { name: overdueTitle });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('prints the report @rest', async () => {
    window.print = jest.fn();
    const { user } = await openReports();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });
});
