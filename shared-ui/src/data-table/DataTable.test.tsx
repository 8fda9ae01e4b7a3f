import { screen, within } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import type { DataColumn } from './dataColumn';
import { DataTable } from './DataTable';
import { OpenedAndChosen, Sortable, Stale } from './DataTable.examples';

describe('DataTable', () => {
  it('sorts ascending at first, and descending when pressed again', async () => {
    const { user } = renderUi(<Sortable />);
    const header = screen.getByRole('columnheader', { name: 'Applicant' });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(header).getByRole('button'));
    expect(header).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(header).getByRole('button'));
    expect(header).toHaveAttribute('aria-sort', 'ascending');
  });

  it('opens a row and closes it again', async () => {
    const { user } = renderUi(<OpenedAndChosen />);
    const opener = screen.getByRole('button', { name: 'Details of Asha Patil' });
    expect(screen.queryByText('The fee of 50 has been paid.')).not.toBeInTheDocument();
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('The fee of 50 has been paid.')).toBeVisible();
    await user.click(opener);
    expect(screen.queryByText('The fee of 50 has been paid.')).not.toBeInTheDocument();
  });

  it.each([
    ['busy while its rows answer an earlier question', <Stale key="stale" />, 'true'],
    ['at rest with the rows that were asked for', <Sortable key="sortable" />, 'false'],
  ])('shows itself %s', (_name, table, busy) => {
    renderUi(table);
    expect(screen.getByRole('table').closest('[aria-busy]')).toHaveAttribute('aria-busy', busy);
  });

  it('renders no other row again when one is opened (#21.5)', async () => {
    const rendered = jest.fn();
    const columns: DataColumn<{ name: string }>[] = [
      {
        id: 'name',
        cell: ({ row }) => {
          rendered(row.original.name);
          return row.original.name;
        },
        meta: { label: 'Name' },
      },
    ];
    const { user } = renderUi(
      <DataTable
        caption="People"
        columns={columns}
        rows={[{ name: 'Asha' }, { name: 'Ravi' }]}
        rowId={({ name }) => name}
        details={({ name }) => <p>About {name}</p>}
      />,
    );
    rendered.mockClear();
    await user.click(screen.getByRole('button', { name: 'Details of Asha' }));
    expect(await screen.findByText('About Asha')).toBeVisible();
    expect(rendered).not.toHaveBeenCalledWith('Ravi');
  });

  it('lets rows be selected and unselected', async () => {
    const { user } = renderUi(<OpenedAndChosen />);
    const asha = screen.getByRole('checkbox', { name: 'Select Asha Patil' });
    const ravi = screen.getByRole('checkbox', { name: 'Select Ravi Kumar' });
    expect(asha).not.toBeChecked();
    expect(ravi).toBeChecked();
    await user.click(asha);
    await user.click(ravi);
    expect(asha).toBeChecked();
    expect(ravi).not.toBeChecked();
  });

  it('labels each cell with its column (#13.8)', () => {
    renderUi(<OpenedAndChosen />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-colcount', '6');
    const [header, ...rows] = screen.getAllByRole('row');
    const indexes = ['1', '2', '3', '4', '5', '6'];
    for (const row of [header, ...rows]) {
      const cells = [...(row?.children ?? [])].map((cell) => cell.getAttribute('aria-colindex'));
      expect(cells).toEqual(indexes);
    }
    const headers = screen.getAllByRole('columnheader');
    const labelled = screen.getAllByRole('cell').filter((cell) => cell.dataset.label);
    expect(labelled).not.toEqual([]);
    for (const cell of labelled) {
      const column = Number(cell.getAttribute('aria-colindex'));
      expect(headers[column - 1]).toHaveTextContent(cell.dataset.label ?? '');
    }
  });
});

describe('a table that needs more width than it has', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['lays its rows out as cards', 900, true],
    ['stays a table where it fits', 600, false],
  ])('%s (#12.3)', (_, needed, isCards) => {
    jest.spyOn(HTMLTableElement.prototype, 'offsetWidth', 'get').mockReturnValue(needed);
    jest.spyOn(HTMLDivElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    renderUi(<Sortable />);
    const cards = screen.getByRole('table').closest('[data-cards]');
    expect(Boolean(cards)).toBe(isCards);
  });
});
