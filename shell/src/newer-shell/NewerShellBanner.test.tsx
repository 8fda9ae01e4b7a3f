import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider, useUnsavedWork } from 'shared-platform';
import { NewerShellBanner } from './NewerShellBanner';

const reload = jest.fn();

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork(isUnsaved);
  return <NewerShellBanner reload={reload} />;
}

it('loads the newer portal on request', async () => {
  render(<Form isUnsaved={false} />, { wrapper: LanguageProvider });

  await userEvent.click(screen.getByRole('button', { name: 'Load it' }));

  expect(reload).toHaveBeenCalledTimes(1);
});

it('never loads it while there is unsaved input, and explains why', async () => {
  reload.mockReset();
  const { rerender } = render(<Form isUnsaved />, { wrapper: LanguageProvider });

  await userEvent.click(screen.getByRole('button', { name: 'Load it' }));
  expect(screen.getByRole('status')).toHaveTextContent('is not saved');
  expect(reload).not.toHaveBeenCalled();

  rerender(<Form isUnsaved={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Load it' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
