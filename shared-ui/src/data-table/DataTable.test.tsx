import { screen, within } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { OpenedAndChosen, Sortable } from './DataTable.examples';

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

  it('lets rows be chosen and left again', async () => {
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
});
