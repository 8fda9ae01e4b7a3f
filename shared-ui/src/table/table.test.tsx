import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { Pagination } from './Pagination';
import { SortableHeader } from './SortableHeader';
import { Table, TableBody, TableHead, TableRow } from './Table';
import { TableCell } from './TableCell';
import { TableHeader } from './TableHeader';

function Services({ onSort = () => undefined }: { onSort?: () => void }) {
  return (
    <Table caption="Application Status">
      <TableHead>
        <TableRow>
          <SortableHeader direction="descending" onSort={onSort}>
            Service
          </SortableHeader>
          <TableHeader>Status</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell header label="Service">
            Trade License
          </TableCell>
          <TableCell label="Status">Approved</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}

describe('Table', () => {
  it('takes its name from its caption', () => {
    renderUi(<Services />);
    expect(screen.getByRole('table', { name: 'Application Status' })).toBeVisible();
  });

  // Rows and cells that are laid out as blocks lose the implicit roles of their elements.
  it.each(['table', 'row', 'columnheader', 'rowheader', 'cell', 'rowgroup'])(
    'sets the role %s explicitly',
    (role) => {
      renderUi(<Services />);
      for (const part of screen.getAllByRole(role)) expect(part).toHaveAttribute('role', role);
    },
  );

  it('names the column of each cell, for the cards of a phone', () => {
    renderUi(<Services />);
    expect(screen.getByRole('cell', { name: 'Approved' })).toHaveAttribute('data-label', 'Status');
  });

  it('replaces a row that throws by a sentence, shows the others, and tries a new value (#44.a)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    function Row({ name }: { name: string }) {
      if (name === '') throw new Error('no name');
      return (
        <TableRow>
          <TableCell>{name}</TableCell>
        </TableRow>
      );
    }
    const rows = (names: string[]) => (
      <Table caption="Services">
        <TableBody>
          {names.map((name, index) => (
            <Row key={index} name={name} />
          ))}
        </TableBody>
      </Table>
    );
    const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
    const { rerender } = renderUi(rows(['Trade License', '']));
    expect(await screen.findByText('This entry cannot be shown.')).toBeVisible();
    expect(cells()).toEqual(['Trade License', 'This entry cannot be shown.']);
    rerender(rows(['Trade License', 'Property Tax']));
    expect(cells()).toEqual(['Trade License', 'Property Tax']);
    jest.restoreAllMocks();
  });

  it('shows how a column is sorted and sorts when pressed', async () => {
    const onSort = jest.fn();
    const { user } = renderUi(<Services onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: 'Service' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Service' }));
    expect(onSort).toHaveBeenCalledTimes(1);
  });
});

describe('Pagination', () => {
  it.each([
    { page: 1, pageSize: 4, total: 32, says: '1 to 4 of 32' },
    { page: 8, pageSize: 4, total: 32, says: '29 to 32 of 32' },
    { page: 4, pageSize: 10, total: 32, says: '31 to 32 of 32' },
    { page: 1, pageSize: 6, total: 3, says: '1 to 3 of 3' },
    { page: 1, pageSize: 6, total: 0, says: '0 to 0 of 0' },
  ])('shows $says', ({ says, ...rest }) => {
    renderUi(<Pagination {...rest} onPage={jest.fn()} />);
    expect(screen.getByText(says)).toBeVisible();
  });

  it('names what it counts', () => {
    renderUi(<Pagination page={1} pageSize={6} total={24} noun="tasks" onPage={jest.fn()} />);
    expect(screen.getByText('1 to 6 of 24 tasks')).toBeVisible();
  });

  it('goes to the previous and the next page', async () => {
    const onPage = jest.fn();
    const { user } = renderUi(<Pagination page={2} pageSize={4} total={32} onPage={onPage} />);
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage.mock.calls).toEqual([[1], [3]]);
  });

  it.each([
    { page: 1, ends: 'Previous page' },
    { page: 8, ends: 'Next page' },
  ])('ends at page $page', async ({ page, ends }) => {
    const onPage = jest.fn();
    const { user } = renderUi(<Pagination page={page} pageSize={4} total={32} onPage={onPage} />);
    const button = screen.getByRole('button', { name: ends });
    await user.click(button);
    expect(onPage).not.toHaveBeenCalled();
  });
});
