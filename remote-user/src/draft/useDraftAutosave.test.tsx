import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as records from 'shared-data';
import { LanguageProvider } from 'shared-platform';
import { DraftState } from './DraftState';
import { useDraftAutosave } from './useDraftAutosave';

jest.mock('shared-data', () => ({ saveDraftText: jest.fn().mockResolvedValue('saved') }));

const rendered = jest.fn();

function DraftForm() {
  const autosave = useDraftAutosave('asha', { id: 'draft', revision: null });
  rendered();
  return (
    <>
      <input
        aria-label="Details"
        onChange={({ target }) => autosave.saveText({ service: '', details: target.value })}
      />
      <DraftState
        autosave={autosave}
        isIncomplete={false}
        onKeepThis={jest.fn()}
        onUseOther={jest.fn()}
      />
    </>
  );
}

it('shows that all is saved, and that it is not, without rendering the form again (#16)', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<DraftForm />, { wrapper: LanguageProvider });
  const kept = () => screen.queryByText('Kept on this device as a draft.');

  await user.type(screen.getByLabelText('Details'), 'F');
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(records.saveDraftText).toHaveBeenCalledTimes(1);
  expect(kept()).toBeVisible();

  await user.type(screen.getByLabelText('Details'), 'o');
  expect(kept()).not.toBeInTheDocument();
  expect(rendered).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
