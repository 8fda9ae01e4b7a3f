import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from 'shared-auth';
import { openRecords } from 'shared-data';
import { OutcomeProvider } from 'shared-ui/outcome';
import { createFakeIdentity } from '../../../tools/testing/createFakeIdentity';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { slowAddress } from '../../../tools/testing/slowAddress';
import { useWorklistAddress } from './useWorklistAddress';
import { WorklistFilters } from './WorklistFilters';
import { WorklistPage } from './WorklistPage';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const Filters = () => <WorklistFilters address={useWorklistAddress()} />;
const nobody = () => screen.findByRole('checkbox', { name: 'Nobody has it' });

describe('WorklistFilters', () => {
  it('shows a choice at once, while the list is still loading (#18)', async () => {
    const { SlowRouter, arrive } = slowAddress();
    render(<Filters />, { wrapper: SlowRouter });
    const user = userEvent.setup();
    await user.click(await nobody());
    expect(await nobody()).toBeChecked();
    await user.selectOptions(screen.getByLabelText('Due'), 'Overdue');
    expect(screen.getByLabelText('Due')).toHaveDisplayValue('Overdue');
    arrive();
    expect(await nobody()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await nobody()).not.toBeChecked();
    expect(screen.getByLabelText('Due')).toHaveValue('');
  });

  it('passes the latest choice of a service to ‘Take next’ @rest', async () => {
    signInAs('staff');
    const { SlowRouter } = slowAddress();
    const { worklist } = await openRecords();
    const takeNext = jest.spyOn(worklist, 'takeNext').mockResolvedValue(undefined);
    render(
      <AuthProvider identity={createFakeIdentity()}>
        <OutcomeProvider>
          <WorklistPage />
        </OutcomeProvider>
      </AuthProvider>,
      { wrapper: SlowRouter },
    );
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('Service'), 'Trade License');
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('n');
    expect(takeNext).toHaveBeenCalledWith(expect.anything(), 'Trade License');
  });
});
