import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { Colleague } from 'shared-data';
import { OutcomeProvider } from 'shared-ui/outcome';
import { submitForNameless } from '../../../tools/testing/namelessService';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { AssignForm } from './AssignForm';

recordsForEachTest();

const asha = { uid: 'asha', name: 'Asha' };
const rafi = { uid: 'rafi', name: 'Rafi' };
const words = { none: 'Nobody works here.', label: 'Give', busyLabel: 'Giving...' };

async function open(colleagues: readonly Colleague[], release?: string) {
  const application = await submitForNameless({
    uid: 'citizen-1',
    name: 'Zubeda',
    email: 'zubeda@example.com',
  });
  const onAssigned = jest.fn();
  let showWith: (colleagues: readonly Colleague[]) => void = () => undefined;
  function Desk() {
    const [shown, setShown] = useState(colleagues);
    showWith = setShown;
    return (
      <AssignForm
        {...words}
        application={application}
        colleagues={shown}
        release={release}
        describe={String}
        onCancel={jest.fn()}
        onAssigned={onAssigned}
      />
    );
  }
  const { user } = renderPortal(
    <OutcomeProvider>
      <Desk />
    </OutcomeProvider>,
    { session: 'admin' },
  );
  return { user, onAssigned, showWith: (of: readonly Colleague[]) => act(() => showWith(of)) };
}

const button = (name: string) => screen.getByRole('button', { name });

it('shows that the chosen colleague is no longer available, and keeps the note', async () => {
  const { user, onAssigned, showWith } = await open([asha, rafi]);
  await user.selectOptions(screen.getByLabelText('Colleague'), 'Asha');
  await user.type(screen.getByLabelText(/^Note/), 'The slip is at the desk');
  showWith([rafi]);

  await user.click(button('Give'));

  const sentence = 'This colleague can no longer take it. Choose somebody else.';
  expect((await screen.findAllByText(sentence))[0]).toBeVisible();
  expect(screen.getByLabelText(/^Note/)).toHaveValue('The slip is at the desk');
  expect(onAssigned).not.toHaveBeenCalled();
});

it('gives the application back if that is offered', async () => {
  const { user, onAssigned } = await open([], 'Nobody: back to the list');
  await user.selectOptions(screen.getByLabelText('Colleague'), 'Nobody: back to the list');
  await user.click(button('Give'));
  await waitFor(() => expect(onAssigned).toHaveBeenCalledWith(undefined));
});

it('shows a text if there is nobody to assign it to', async () => {
  await open([]);
  expect(screen.getByText('Nobody works here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give' })).not.toBeInTheDocument();
});
