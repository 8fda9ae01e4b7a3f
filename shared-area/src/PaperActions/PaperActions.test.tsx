import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PaperActions } from './PaperActions';

const texts = { export: 'Export as CSV', print: 'Print' };

describe('PaperActions', () => {
  it('saves and prints the paper', async () => {
    const onExport = jest.fn();
    const print = jest.spyOn(window, 'print').mockReturnValue();
    const { container } = render(
      <PaperActions texts={texts} isEmpty={false} onExport={onExport} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(onExport).toHaveBeenCalledTimes(1);
    expect(print).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers neither for a paper without contents', () => {
    render(<PaperActions texts={texts} isEmpty onExport={jest.fn()} />);
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });
});
